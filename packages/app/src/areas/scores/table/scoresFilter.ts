import { matchPhase, type Match } from '@pitchside/api/scores/matches';
import { letterOf, nameOrder } from '../matches/matchLetters.ts';

/**
 * Presets of the filter: hot matches, those of first-class leagues, matches with a stream, all. Hot matches are marked hot, of a
 * first-class league, or watched in a room, so that some are on at any hour.
 */
export const scorePresets = ['hot', 'simple', 'live', 'all'] as const;
export type ScorePreset = (typeof scorePresets)[number];

/** Filters of a list: by event or by country. */
export const scoreKinds = ['event', 'country'] as const;
export type ScoreKind = (typeof scoreKinds)[number];

/**
 * A viewer's filter of one tab: ids of the excluded events and countries. Ids are the same in every language, and a league that is added
 * later is shown.
 */
export interface ScoreChoice {
  preset: ScorePreset;
  event: readonly string[];
  country: readonly string[];
}

type Filtered = Pick<Match, 'is_hot' | 'room_count' | 'competition' | 'home' | 'away'>;

const presetFits: Record<ScorePreset, (match: Filtered) => boolean> = {
  hot: (match) => match.is_hot || match.competition.tier === 1 || match.room_count > 0,
  simple: (match) => match.competition.tier <= 2,
  live: (match) => match.room_count > 0,
  all: () => true,
};

/** Id under which a match is filtered. */
export const idOf: Record<ScoreKind, (match: Filtered) => string> = {
  event: (match) => match.competition.id,
  country: (match) => match.competition.country_id,
};

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/** Whether team or league fit a search; case and accents do not count. */
export function isNamed(match: Filtered, name: string): boolean {
  const wanted = fold(name.trim());
  if (wanted === '') return true;
  const words = [
    match.home.name,
    match.home.short_name,
    match.away.name,
    match.away.short_name,
    match.competition.name,
    match.competition.short_name,
  ];
  return words.some((word) => fold(word).includes(wanted));
}

/** Whether a match stays on a tab. */
export const isChosen = (match: Filtered, { preset, event, country }: ScoreChoice): boolean =>
  presetFits[preset](match) && !event.includes(match.competition.id) && !country.includes(match.competition.country_id);

/** One event or country of a list, with its matches counted. */
export interface ScoreItem {
  id: string;
  name: string;
  count: number;
  letter: string;
  isHot?: boolean;
  color?: string;
}

/** Events and countries of a list by their names in a language; those with a first-class league are hot. */
export function itemsOf(list: readonly Filtered[], language: string): Record<ScoreKind, ScoreItem[]> {
  const order = nameOrder(language);
  const collect = (kind: ScoreKind) => {
    const items = new Map<string, ScoreItem>();
    for (const match of list) {
      const { competition } = match;
      const id = idOf[kind](match);
      const name = kind === 'event' ? competition.short_name : competition.country;
      const item = items.get(id) ?? { id, name, count: 0, letter: letterOf(name), ...(kind === 'event' && { color: competition.color }) };
      items.set(id, { ...item, count: item.count + 1, isHot: item.isHot === true || competition.tier === 1 });
    }
    return [...items.values()].sort((one, other) => order(one.name, other.name));
  };
  return { event: collect('event'), country: collect('country') };
}

/** Number of running matches in a list. */
export const countPlaying = (list: readonly Pick<Match, 'status'>[]): number =>
  list.filter(({ status }) => matchPhase(status) === 'playing').length;
