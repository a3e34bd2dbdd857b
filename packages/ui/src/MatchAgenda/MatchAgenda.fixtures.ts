import { matches } from '../Scorebug/Scorebug.fixtures.ts';
import { say } from '../storykit/say.ts';
import type { AgendaMatch } from './MatchAgenda.tsx';

const leagues: Record<keyof typeof matches, string> = { live: say('英超', 'Premier League', 'Ngoại hạng Anh'), stoppage: say('中超', 'CSL', 'CSL'), halftime: say('西甲', 'La Liga', 'La Liga'), scheduled: say('英超', 'Premier League', 'Ngoại hạng Anh'), finished: say('中超', 'CSL', 'CSL'), shootout: say('韩职', 'K League', 'K League'), postponed: say('意甲', 'Serie A', 'Serie A'), basketball: say('NBA', 'NBA', 'NBA'), pale: say('英超', 'Premier League', 'Ngoại hạng Anh'), long: say('V.League 1', 'V.League 1', 'V.League 1') };
const names = Object.keys(leagues) as (keyof typeof matches)[];

/** An evening of matches in every state. */
export const agenda: readonly AgendaMatch[] = names.map((id, index) => ({ id, match: matches[id], league: leagues[id], href: `#${id}`, watchable: index < 3 }));
