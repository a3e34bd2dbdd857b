import { broken } from '../files/broken.ts';
import { spelling } from '../../text/spelling.ts';
import { catalogue, type Catalogued } from './competitions.data.ts';

/** A season that a file is about. */
export interface SourceSeason {
  source: Catalogued;
  /** `2021-22`, or `2019` for a season within one year. */
  season: string;
  /** The year in which it begins. */
  year: number;
}

/** Years of a season, anywhere in a name. */
const years = /(?<!\d)(?<from>(?:18|19|20)\d{2})(?:\s?[/–-]\s?(?<to>\d{4}|\d{2}))?(?!\d)/;
const fileCode = /(?:^|[/_.-])((?:[a-z]{2,4}\.(?:\d|[a-z][\w-]*))|worldcup|euro|mls|cl|el)\.json$/i;

/** Least share of letter pairs that a name has in common with the one that is offered for it. */
const nearEnough = 0.4;

const pairsOf = (name: string) => {
  const text = ` ${spelling(name)} `;
  return Array.from({ length: text.length - 1 }, (_, index) => text.slice(index, index + 2));
};

/** Share of pairs of letters that two names have in common, 0-1 (Dice). */
function likeness(one: string, other: string): number {
  const [own, left] = [pairsOf(one), pairsOf(other)];
  const all = own.length + left.length;
  const shared = own.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * shared) / all;
}

/** The known name that is nearest to one that nobody knows; undefined when none is near. */
export function nearestName(called: string): string | undefined {
  const [best] = catalogue
    .flatMap(({ written }) => written)
    .map((name) => ({ name, likeness: likeness(called, name) }))
    .toSorted((one, other) => other.likeness - one.likeness);
  return best && best.likeness >= nearEnough ? best.name : undefined;
}

const holds = (names: readonly string[], called: string) => names.some((name) => spelling(name) === spelling(called));

/**
 * Competition and season, from the name in a file and the name of the file.
 * @throws BrokenFile
 */
export function sourceOf(file: string, name: string): SourceSeason {
  const found = years.exec(name);
  const { from, to } = found?.groups ?? {};
  if (!found || !from) throw broken('nameWithoutSeason', { name });
  const called = `${name.slice(0, found.index)} ${name.slice(found.index + found[0].length)}`.replace(/[\s,()|:-]+$|^[\s,()|:-]+/g, '');
  const code = fileCode.exec(file)?.[1]?.toLowerCase();
  const byCode = catalogue.find(({ codes }) => code !== undefined && codes.includes(code));
  const isMeant = byCode && holds([...byCode.called, ...byCode.written], called);
  const source = isMeant ? byCode : catalogue.find(({ written }) => holds(written, called));
  if (!source) {
    const near = nearestName(called);
    throw near ? broken('unknownCompetitionNear', { called, near }) : broken('unknownCompetition', { called });
  }
  if (code && !source.codes.includes(code)) throw broken('otherCompetition', { called, code: source.codes[0], filed: code });
  if (to && Number(to.slice(-2)) !== (Number(from) + 1) % 100) throw broken('noSuchSeason', { season: `${from}/${to}` });
  const meant = (year: string) => String(source.years?.[Number(year)] ?? year);
  const seasonOf = (first: string, last: string | undefined) => (last ? `${first}-${last.slice(-2)}` : meant(first));
  const season = seasonOf(from, to);
  const [, filedFrom, filedTo] = /^(\d{4})(?:-(\d{2}))?_/.exec(file) ?? [];
  const filed = filedFrom && seasonOf(filedFrom, filedTo);
  if (filed && filed !== season) throw broken('otherSeason', { season, filed });
  return { source, season, year: Number(season.slice(0, 4)) };
}
