// What happens, by what it sounds like; a test lists what is silent.
import type { Sounding } from '../../core/sound';

export const sounds: Sounding = {
  step: 'placed walked boarded rowed rolled',
  card: 'played kept turned_up defended',
  water: 'launched swam jumped glided appeared put creature_lost',
  sink: 'sank capsized boat_lost',
  find: 'landed',
  loss: 'explorer_lost',
};
