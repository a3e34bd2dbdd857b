import { matchPhase, type Match } from '@pitchside/api/matches';

/** Quick choices: hot matches, the first-class leagues, matches with a stream, all. */
export const scorePresets = ['hot', 'simple', 'live', 'all'] as const;
export type ScorePreset = (typeof scorePresets)[number];

/** What a list is filtered by: an event, a country. */
export const scoreKinds = ['event', 'country'] as const;
export type ScoreKind = (typeof scoreKinds)[number];

/** What a viewer has chosen for one tab: events and countries that are left out, so that a league which comes later is seen. */
export interface ScoreChoice {
  preset: ScorePreset;
  event: readonly string[];
  country: readonly string[];
}

type Filtered = Pick<Match, 'is_hot' | 'room_count' | 'competition' | 'home' | 'away'>;

const presetFits: Record<ScorePreset, (match: Filtered) => boolean> = {
  hot: (match) => match.is_hot || match.competition.tier === 1,
  simple: (match) => match.competition.tier <= 2,
  live: (match) => match.room_count > 0,
  all: () => true,
};

/** What a match is counted under. */
export const idOf: Record<ScoreKind, (match: Filtered) => string> = { event: (match) => match.competition.id, country: (match) => match.competition.country };

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

/** Whether team or league fit a search; case and accents do not count. */
export function isNamed(match: Filtered, name: string): boolean {
  const wanted = fold(name.trim());
  if (wanted === '') return true;
  const words = [match.home.name, match.home.short_name, match.away.name, match.away.short_name, match.competition.name, match.competition.short_name];
  return words.some((word) => fold(word).includes(wanted));
}

/** Whether a match stays on a tab. */
export const isChosen = (match: Filtered, { preset, event, country }: ScoreChoice): boolean => presetFits[preset](match) && !event.includes(match.competition.id) && !country.includes(match.competition.country);

/** First sounds of Chinese syllables: each letter begins at this sign in the order of pinyin. */
const sounds: readonly (readonly [string, string])[] = [['A', '阿'], ['B', '八'], ['C', '嚓'], ['D', '哒'], ['E', '妸'], ['F', '发'], ['G', '旮'], ['H', '哈'], ['J', '讥'], ['K', '咔'], ['L', '垃'], ['M', '妈'], ['N', '拿'], ['O', '哦'], ['P', '啪'], ['Q', '期'], ['R', '然'], ['S', '撒'], ['T', '塌'], ['W', '挖'], ['X', '昔'], ['Y', '压'], ['Z', '匝']];
const pinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin');

/** Letter that a name stands under: its own, or the first sound of a Chinese one; # for everything else. */
export function letterOf(name: string): string {
  const [first = ''] = fold(name).toUpperCase();
  if (/[A-Z]/.test(first)) return first;
  if (!/\p{Script=Han}/u.test(first)) return '#';
  return sounds.findLast(([, sign]) => pinyin.compare(sign, first) <= 0)?.[0] ?? 'A';
}

/** One event or country of a list, with its matches counted. */
export interface ScoreItem {
  id: string;
  name: string;
  count: number;
  letter: string;
  isHot?: boolean;
  color?: string;
}

/** Events and countries of a list, by name; those with a first-class league are hot. */
export function itemsOf(list: readonly Filtered[]): Record<ScoreKind, ScoreItem[]> {
  const collect = (kind: ScoreKind) => {
    const items = new Map<string, ScoreItem>();
    for (const match of list) {
      const { competition } = match;
      const id = idOf[kind](match);
      const name = kind === 'event' ? competition.short_name : competition.country;
      const item = items.get(id) ?? { id, name, count: 0, letter: letterOf(name), ...(kind === 'event' && { color: competition.color }) };
      items.set(id, { ...item, count: item.count + 1, isHot: item.isHot === true || competition.tier === 1 });
    }
    return [...items.values()].sort((one, other) => pinyin.compare(one.name, other.name));
  };
  return { event: collect('event'), country: collect('country') };
}

/** How many matches of a list are on now. */
export const countPlaying = (list: readonly Pick<Match, 'status'>[]): number => list.filter(({ status }) => matchPhase(status) === 'playing').length;
