// What happens, by what it sounds like; a test lists what is silent.
import type { Sounding } from '../../core/sound';

export const sounds: Sounding = {
  step: 'boarded moved dived flew guided swam airlifted shored sandbagged',
  card: 'gave drew discarded dealt called',
  water: 'flooded waters_rose',
  sink: 'sunk',
  find: 'captured',
};
