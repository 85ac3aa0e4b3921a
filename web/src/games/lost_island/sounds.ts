// What happens, by what it sounds like; a test lists what is silent.
import type { Sounding } from '../../core/sound';

export const sounds: Sounding = {
  step: 'stone_laid placed moved reinforced attacked aimed blown withstood flag_fell',
  card: 'revealed stone_turned ringed spied',
  water: 'swam blew storm_gone',
  sink: 'shrank coins_lost',
  find: 'coins_taken flag_taken bonus defused',
  loss: 'home',
};
