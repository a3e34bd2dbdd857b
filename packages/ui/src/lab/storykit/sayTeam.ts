import type { Team } from '../../scores/Crest/team.ts';
import { say } from './say.ts';

/** A team of the Chinese fixtures under its name in the page's language; names of clubs are the same in English and Vietnamese. */
export const sayTeam = (team: Team, name: string, shortName: string): Team => ({
  ...team,
  name: say(team.name, name, name),
  shortName: say(team.shortName, shortName, shortName),
});
