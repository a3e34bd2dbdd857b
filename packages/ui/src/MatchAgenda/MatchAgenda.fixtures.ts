import { matches } from '../Scorebug/Scorebug.fixtures.ts';
import type { AgendaMatch } from './MatchAgenda.tsx';

const leagues: Record<keyof typeof matches, string> = { live: '英超', stoppage: '中超', halftime: '西甲', scheduled: '英超', finished: '中超', shootout: '韩职', postponed: '意甲', basketball: 'NBA', pale: '英超', long: 'V.League 1' };
const names = Object.keys(leagues) as (keyof typeof matches)[];

/** An evening of matches in every state. */
export const agenda: readonly AgendaMatch[] = names.map((id, index) => ({ id, match: matches[id], league: leagues[id], href: `#${id}`, watchable: index < 3 }));
