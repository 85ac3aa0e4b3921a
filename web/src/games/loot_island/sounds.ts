// What happens, by what it sounds like; a test lists what is silent.
import type { Sounding } from '../../core/sound';

export const sounds: Sounding = {
  step: 'compass compass_moved compass_back stacked passed relieved buried aaron_buried',
  card: 'event_shown healer_shown healer_dealt draws drew aaron_drew reshuffled closed played island_used discarded aaron_discarded found deck_reshuffled healer_taken',
  water: 'round ship_moved ship_turned',
  find: 'kept aaron_kept',
  loss: 'cursed lost_to_curse cannot_pay',
};
