import type { Team } from '../Crest/team.ts';
import { say, sayAlike } from '../../lab/storykit/say.ts';
import { clubRows, hoopRows, leagues } from './clubs.data.ts';

type ClubId = (typeof clubRows)[number][1];
type HoopId = (typeof hoopRows)[number][1];

const teamOf = ([, id, zh, zhShort, en, enShort, first, second]: (typeof clubRows)[number] | (typeof hoopRows)[number]): Team => ({
  id,
  name: say(zh, en, en),
  shortName: say(zhShort, enShort, enShort),
  colors: [first, second],
});

/** Clubs in the page's language, by id. */
export const storyClubs = Object.fromEntries(clubRows.map((row) => [row[1], teamOf(row)])) as Record<ClubId, Team>;

/** Basketball sides in the page's language, by id. */
export const storyHoops = Object.fromEntries(hoopRows.map((row) => [row[1], teamOf(row)])) as Record<HoopId, Team>;

/** Leagues in the page's language, with their clubs and country. */
export const storyLeagues = leagues.map(({ id, names, country, color }) => ({
  id,
  name: say(names[0], names[1], names[2]),
  country: say(country[0], country[1], country[2]),
  color,
  clubs: clubRows.filter((row) => row[0] === id).map((row) => storyClubs[row[1]]),
}));

/** Basketball leagues in the page's language. */
export const storyHoopLeagues = {
  nba: { id: 'nba', name: sayAlike('NBA'), color: 'oklch(0.48 0.17 262)' },
  cba: { id: 'cba', name: sayAlike('CBA'), color: 'oklch(0.55 0.2 30)' },
};
