import { argentinePrimera } from './argentina.data.ts';
import { aLeague } from './australia.data.ts';
import { brasileirao } from './brazil.data.ts';
import { chinaLeagueOne, chineseSuperLeague } from './china.data.ts';
import { championship, premierLeague } from './england.data.ts';
import type { League } from './football.types.ts';
import { ligue1 } from './france.data.ts';
import { bundesliga } from './germany.data.ts';
import { serieA } from './italy.data.ts';
import { j1League } from './japan.data.ts';
import { kLeague1, kLeague2 } from './korea.data.ts';
import { ligaMx } from './mexico.data.ts';
import { eredivisie } from './netherlands.data.ts';
import { primeiraLiga } from './portugal.data.ts';
import { saudiProLeague } from './saudi.data.ts';
import { scottishPremiership } from './scotland.data.ts';
import { laLiga } from './spain.data.ts';
import { thaiLeague } from './thailand.data.ts';
import { superLig } from './turkey.data.ts';
import { majorLeagueSoccer } from './usa.data.ts';
import { vLeague } from './vietnam.data.ts';

/** Every league of the demo world; the order only decides which is placed first in the calendar. */
export const leagues: readonly League[] = [
  ...[premierLeague, laLiga, bundesliga, serieA, ligue1, chineseSuperLeague, majorLeagueSoccer],
  ...[championship, eredivisie, primeiraLiga, superLig, scottishPremiership, saudiProLeague],
  ...[j1League, kLeague1, kLeague2, chinaLeagueOne, vLeague, thaiLeague, aLeague],
  ...[brasileirao, argentinePrimera, ligaMx],
];
