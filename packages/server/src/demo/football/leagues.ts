import { championship, premierLeague } from './england.data.ts';
import { chineseSuperLeague, chinaLeagueOne } from './china.data.ts';
import type { League } from './football.types.ts';
import { bundesliga } from './germany.data.ts';
import { serieA } from './italy.data.ts';
import { laLiga } from './spain.data.ts';
import { majorLeagueSoccer } from './usa.data.ts';

/** Every league of the demo world; the order decides nothing but who is placed first in the calendar. */
export const leagues: readonly League[] = [premierLeague, laLiga, bundesliga, serieA, chineseSuperLeague, majorLeagueSoccer, championship, chinaLeagueOne];
