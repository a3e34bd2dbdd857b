import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Zone, ZoneTone } from '@pitchside/api/scores/competitions';
import type { Sport } from '@pitchside/api/scores/matches';
import { local, type Localizable, type Names } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';
import { startYear, usualOrders, type SeasonKey } from '../../../catalogue/seasonOrder.ts';
import type { Criterion, Figure, TableRules } from '../../../catalogue/standings/index.ts';

/** Zone of a table. Places count from 1, or from the end when negative. */
export interface StoredZone {
  tone: ZoneTone;
  names: Names;
  from: number;
  to: number;
  /** Number of best teams across groups at these places; all where it is missing. */
  best?: number | undefined;
}

/** Values of a rule: order of the table, its zones, or the abandonment of that year's season. */
export interface RuleValues {
  order: TableRules;
  zones: readonly StoredZone[];
  broken_off: boolean;
}
export type RuleKind = keyof RuleValues;

/** A rule of a competition, valid from the season that begins in a year. */
export type RuleLine = { [Kind in RuleKind]: { kind: Kind; since: number; value: RuleValues[Kind] } }[RuleKind];

/** Rules of one season, from those of its competition. */
export interface SeasonRules {
  order: TableRules;
  isBrokenOff: boolean;
  /** Zones of a table of this size; empty where two would overlap, as early in a season. */
  zonesOf(size: number): Localizable<Zone>[];
  /** Limit of teams for a zone that takes only the best across groups, by zone id. No entry for a zone that takes all. */
  bestOf: ReadonlyMap<string, number>;
  /** Order of the table as text for its legend. */
  words: Names;
}

const placeOf = (place: number, size: number) => (place > 0 ? place : size + 1 + place);

/** Zones placed in a table of this size. */
function placed(zones: readonly StoredZone[], size: number): Localizable<Zone>[] {
  const found = zones.map(({ tone, names, from, to }) => ({
    id: tone,
    tone,
    name: local(names),
    from: placeOf(from, size),
    to: placeOf(to, size),
  }));
  const isClear = found.every((zone, index) => zone.from >= 1 && zone.to <= size && zone.from > (found[index - 1]?.to ?? 0));
  return isClear ? found : [];
}

const words: Readonly<Record<Figure | 'headToHead', MessageDescriptor>> = {
  points: msg`积分`,
  points_per_game: msg`场均积分`,
  win_rate: msg`胜率`,
  wins: msg`胜场`,
  goal_difference: msg`净胜球`,
  goals_for: msg`进球`,
  away_goals: msg`客场进球`,
  fair_play: msg`公平竞赛`,
  headToHead: msg`相互战绩`,
};

/** Names of the criteria in sports that do not count goals. */
const wordsBySport: Readonly<Record<Sport, Partial<typeof words>>> = {
  football: {},
  basketball: { goal_difference: msg`净胜分`, goals_for: msg`得分` },
  esports: { points: msg`胜场`, goal_difference: msg`净胜局`, goals_for: msg`胜局` },
};

function wordOf(criterion: Criterion, sport: Sport): MessageDescriptor {
  const figure = typeof criterion === 'string' ? criterion : 'headToHead';
  return wordsBySport[sport][figure] ?? words[figure];
}

/** Describes the order of a table as text, first criterion first. */
export function orderWords({ order }: TableRules, sport: Sport, isBrokenOff = false): Names {
  const said = [...(isBrokenOff ? [words.points_per_game] : []), ...order.map((criterion) => wordOf(criterion, sport))].map(speakAll);
  return { zh: said.map(({ zh }) => zh).join(' › '), en: said.map(({ en }) => en).join(' › '), vi: said.map(({ vi }) => vi).join(' › ') };
}

/** Rules of one season from the lines of its competition; defaults of the sport for the rest. */
export function seasonRulesOf({ season, sport }: SeasonKey, lines: readonly RuleLine[]): SeasonRules {
  const year = startYear(season);
  const latest = <Kind extends RuleKind>(kind: Kind): RuleValues[Kind] | undefined =>
    lines
      .filter((line): line is Extract<RuleLine, { kind: Kind }> => line.kind === kind && line.since <= year)
      .toSorted((one, other) => one.since - other.since)
      .at(-1)?.value as RuleValues[Kind] | undefined;
  const order = latest('order') ?? usualOrders[sport];
  const isBrokenOff = lines.some(({ kind, since, value }) => kind === 'broken_off' && since === year && value);
  const zones = latest('zones') ?? [];
  const bestOf = new Map(zones.flatMap(({ tone, best }) => (best === undefined ? [] : [[tone, best] as const])));
  return { order, isBrokenOff, bestOf, zonesOf: (size) => placed(zones, size), words: orderWords(order, sport, isBrokenOff) };
}
