import type { BasketballLeague } from './basketball.types.ts';
import { cba } from './china.data.ts';
import { euroCup, euroLeague } from './europe.data.ts';
import { bLeague, kbl, pba, vba } from './farEast.data.ts';
import { gLeague } from './gLeague.data.ts';
import { nba } from './nba.data.ts';
import { nbb, nbl } from './south.data.ts';
import { ncaa, wnba } from './usa.data.ts';

/** Every basketball league of the demo world; the order only decides which is placed first in the calendar. */
export const basketballLeagues: readonly BasketballLeague[] = [
  nba,
  cba,
  euroLeague,
  euroCup,
  wnba,
  ncaa,
  gLeague,
  bLeague,
  kbl,
  pba,
  vba,
  nbl,
  nbb,
];
