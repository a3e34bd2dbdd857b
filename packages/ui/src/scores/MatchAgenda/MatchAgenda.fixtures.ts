import { matches } from '../Scorebug/Scorebug.fixtures.ts';
import { say, sayAlike } from '../../lab/storykit/say.ts';
import type { AgendaMatch } from './MatchAgenda.tsx';

const leagues: Record<keyof typeof matches, string> = {
  live: say('英超', 'EPL', 'NHA'),
  stoppage: say('中超', 'CSL', 'CSL'),
  halftime: say('西甲', 'La Liga', 'La Liga'),
  scheduled: say('英超', 'EPL', 'NHA'),
  finished: say('中超', 'CSL', 'CSL'),
  shootout: say('韩职', 'K League', 'K League'),
  postponed: say('意甲', 'Serie A', 'Serie A'),
  basketball: sayAlike('NBA'),
  pale: say('英超', 'EPL', 'NHA'),
  long: say('越联', 'V.League', 'V.League'),
};
const names = Object.keys(leagues) as (keyof typeof matches)[];

/** An evening of matches in every state. */
export const agenda: readonly AgendaMatch[] = names.map((id, index) => ({
  id,
  match: matches[id],
  league: leagues[id],
  href: `#${id}`,
  watchable: index < 3,
}));
