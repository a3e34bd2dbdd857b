import { esportsDivisions } from '../../catalogue/esports/divisions.ts';
import type { FeedTeam } from '../../modules/scores/sport/index.ts';
import { spelling } from '../../text/spelling.ts';
import type { WrittenTeam } from '../files/identify.ts';
import { newTeam } from '../openfootball/teams.ts';

/** Area of Dota 2 in the table of aliases. */
export const dotaArea = 'dota2';

/** Other names of teams in records, by id. */
const writings: Readonly<Record<string, readonly string[]>> = {
  'es-g2-ig': ['G2 x iG', 'G2.Invictus Gaming'],
  'es-mouz-dota': ['mousesports'],
  'es-xg': ['XG'],
  'es-navi-dota': ['Natus Vincere'],
};

/** Teams that play Dota 2 in today's leagues, without the second teams of clubs. */
const today: FeedTeam[] = esportsDivisions
  .filter(({ game }) => game === 'dota2')
  .flatMap(({ teams }) => teams.filter(({ id }) => !id.endsWith('-academy')).map(({ strength: _, ...team }) => team));
const byName = new Map(
  today.flatMap((team) =>
    [team.names.en, team.names.zh, team.names.vi, ...(writings[team.id] ?? [])].map((name) => [spelling(name), team] as const),
  ),
);

/** The team that is known under a name without asking the table of aliases. */
export const knownDotaTeam = ({ name }: Pick<WrittenTeam, 'name'>): FeedTeam | undefined => byName.get(spelling(name));

/** A team with nothing known but its name. */
export const newDotaTeam = (team: WrittenTeam): FeedTeam => ({ ...newTeam(team), sport: 'esports' });
