import { say } from '../../catalogue/football/football.types.ts';
import { idOfName } from '../../modules/scores/imports/index.ts';
import type { FeedTeam } from '../../modules/scores/sport/index.ts';
import { slug } from '../../text/spelling.ts';
import type { WrittenTeam } from '../files/identify.ts';
import { marks } from './marks.data.ts';
import type { ReadSeason } from './read.ts';

const marked = /^(?<name>.+) \((?<mark>[A-Z]{3})\)$/;

/** A name in a file, with the country in which it is looked up; a name with an unknown mark is looked up by the mark itself. */
function placeName(area: string, written: string): WrittenTeam {
  if (area !== 'several') return { area, name: written, written };
  const { name = written, mark = '' } = marked.exec(written)?.groups ?? {};
  return { area: marks[mark] ?? (slug(mark) || 'europe'), name, written };
}

/** Names of a season's teams, with their areas. */
export const namesOf = ({ source, matches }: Pick<ReadSeason, 'source' | 'matches'>): WrittenTeam[] =>
  [...new Set(matches.flatMap(({ home, away }) => [home, away]))].map((written) => placeName(source.area, written));

/** Areas in which the names of a season are looked up. */
export const areasOf = (season: Pick<ReadSeason, 'source' | 'matches'>): string[] => [...new Set(namesOf(season).map(({ area }) => area))];

const palette = ['#b3261e', '#1f4e9e', '#1b7340', '#e0a800', '#5b2c83', '#0b7285', '#c2410c', '#334155'];

/** A team with nothing known but its name: its id is stable, its colours follow from it. */
export function newTeam({ area, name }: WrittenTeam): FeedTeam {
  const id = idOfName(area, name);
  const sum = [...id].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 997, 7);
  const names = say(name, name);
  return { id, sport: 'football', names, shortNames: names, colors: [palette[sum % palette.length] ?? '#334155', '#ffffff'], logo: null };
}
