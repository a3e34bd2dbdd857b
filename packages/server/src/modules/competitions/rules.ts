import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Zone } from '@pitchside/api/competitions';
import type { Sport } from '@pitchside/api/matches';
import { local, type Localizable, type Names } from '../../text/local.ts';
import { speakAll } from '../../text/speak.ts';
import { basketballRules, brokenOff, esportsRules, footballRules, rules } from './rules.data.ts';
import type { Criterion, Figure, TableRules } from './standings/index.ts';
import { zones, type ZoneRule } from './zones.data.ts';

/** A season as its rules name it. */
export interface SeasonKey {
  competitionId: string;
  season: string;
  sport: Sport;
}

const startYear = (season: string) => Number(/^\d{4}/.exec(season)?.[0] ?? Infinity);

const since = <Value>(entries: readonly (readonly [since: number, value: Value])[] | undefined, season: string): Value | undefined =>
  entries?.findLast(([year]) => year <= startYear(season))?.[1];

const usual: Readonly<Record<Sport, TableRules>> = { football: footballRules, basketball: basketballRules, esports: esportsRules };

/** How a season counts and orders. */
export const rulesOf = ({ competitionId, season, sport }: SeasonKey): TableRules => since(rules[competitionId], season) ?? usual[sport];

/** Whether a season was broken off and is ordered by points per game. */
export const isBrokenOff = ({ competitionId, season }: SeasonKey): boolean => brokenOff.has(`${competitionId} ${season}`);

const placeOf = (place: number, size: number) => (place > 0 ? place : size + 1 + place);

/** Zones of a table of so many teams; none where two of them would meet, as in a season that has hardly begun. */
export function zonesOf({ competitionId, season }: SeasonKey, size: number): Localizable<Zone>[] {
  const found: readonly ZoneRule[] = since(zones[competitionId], season) ?? [];
  const placed = found.map(({ tone, name, from, to }) => ({
    id: tone,
    tone,
    name: local(speakAll(name)),
    from: placeOf(from, size),
    to: placeOf(to, size),
  }));
  const isClear = placed.every((zone, index) => zone.from >= 1 && zone.to <= size && zone.from > (placed[index - 1]?.to ?? 0));
  return isClear ? placed : [];
}

const words: Readonly<Record<Figure | 'headToHead', MessageDescriptor>> = {
  points: msg`积分`,
  points_per_game: msg`场均积分`,
  win_rate: msg`胜率`,
  wins: msg`胜场`,
  goal_difference: msg`净胜球`,
  goals_for: msg`进球`,
  away_goals: msg`客场进球`,
  headToHead: msg`相互战绩`,
};

/** What goals are called where other things are counted. */
const wordsBySport: Readonly<Record<Sport, Partial<typeof words>>> = {
  football: {},
  basketball: { goal_difference: msg`净胜分`, goals_for: msg`得分` },
  esports: { points: msg`胜场`, goal_difference: msg`净胜局`, goals_for: msg`胜局` },
};

function wordOf(criterion: Criterion, sport: Sport): MessageDescriptor {
  const figure = typeof criterion === 'string' ? criterion : 'headToHead';
  return wordsBySport[sport][figure] ?? words[figure];
}

/** How a table is ordered, in words for its legend. */
export function ruleWords(key: SeasonKey): Names {
  const { order } = rulesOf(key);
  const said = [...(isBrokenOff(key) ? [words.points_per_game] : []), ...order.map((criterion) => wordOf(criterion, key.sport))].map(
    speakAll,
  );
  return { zh: said.map(({ zh }) => zh).join(' › '), en: said.map(({ en }) => en).join(' › '), vi: said.map(({ vi }) => vi).join(' › ') };
}
