import { cctAmericas, cctAsia, cctEurope, proLeague } from './cs.data.ts';
import { asianChampions, dreamLeague } from './dota.data.ts';
import type { EsportsLeague } from './esports.types.ts';
import { hokInvitational, kpl } from './kog.data.ts';
import { americas, lck, lcp, lec, lfl, lpl } from './lol.data.ts';

/** Every esports competition of the demo world; the order only decides which is placed first in the calendar. */
export const esportsLeagues: readonly EsportsLeague[] = [
  lpl,
  lck,
  kpl,
  dreamLeague,
  proLeague,
  lec,
  lcp,
  americas,
  cctAmericas,
  cctEurope,
  cctAsia,
  asianChampions,
  lfl,
  hokInvitational,
];
