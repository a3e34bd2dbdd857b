import { proxy } from 'valtio';
import type { Match } from '@pitchside/api/matches';

/** Presets of the table: which matches it shows. */
export const presets = ['all', 'hot', 'shown', 'collected'] as const;
export type Preset = (typeof presets)[number];

/** What the person chose on this screen; it outlives a visit to another page. */
export const football = proxy<{ preset: Preset }>({ preset: 'all' });

export const choosePreset = (preset: Preset): void => void (football.preset = preset);

const fits: Record<Preset, (match: Match, stars: ReadonlySet<string>) => boolean> = {
  all: () => true,
  hot: (match) => match.is_hot || match.competition.tier === 1,
  shown: (match) => match.room_count > 0,
  collected: (match, stars) => stars.has(match.id),
};

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a match belongs to a preset and to a search by team or league; case and accents do not count. `stars` are the ids of the collected ones. */
export function isShown(match: Match, preset: Preset, name: string, stars: ReadonlySet<string>): boolean {
  const wanted = fold(name.trim());
  const words = [match.home.name, match.home.short_name, match.away.name, match.away.short_name, match.competition.name, match.competition.short_name];
  return fits[preset](match, stars) && (wanted === '' || words.some((word) => fold(word).includes(wanted)));
}
