import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Season } from '@pitchside/api/scores/competitions';
import { local, type Localizable, type LocalText } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';

/** A season, derived from its matches. */
export interface KnownSeason {
  season: string;
  startsAt: number;
  endsAt: number;
  matches: number;
  finished: number;
  isSimulated: boolean;
}

/** Half-year or split seasons. */
const parts: Readonly<Record<string, (year: string) => MessageDescriptor>> = {
  apertura: (year) => msg`${year} 开幕赛`,
  clausura: (year) => msg`${year} 闭幕赛`,
  'stage-1': (year) => msg`${year} 第一阶段`,
  'stage-2': (year) => msg`${year} 第二阶段`,
  'stage-3': (year) => msg`${year} 第三阶段`,
  'stage-4': (year) => msg`${year} 第四阶段`,
  'split-1': (year) => msg`${year} 第一赛段`,
  'split-2': (year) => msg`${year} 第二赛段`,
  'split-3': (year) => msg`${year} 第三赛段`,
};

/** Season name as fans write it: `2021/22`, `2019`, `2026 Apertura`; the mark of simulated data (`-sim`) is shown separately. */
export function seasonName(season: string): string | LocalText {
  const [year = season, ...rest] = season.replace(/-sim$/, '').split('-');
  const next = rest.join('-');
  if (next === '') return year;
  const part = parts[next];
  return part ? local(speakAll(part(year))) : `${year}/${next}`;
}

/** The current season: the latest that has begun, else the next one. */
export function currentOf<Known extends Pick<KnownSeason, 'startsAt' | 'season'>>(
  seasons: readonly Known[],
  now: number,
): Known | undefined {
  const inOrder = [...seasons].sort((a, b) => a.startsAt - b.startsAt || (a.season < b.season ? -1 : 1));
  return inOrder.findLast(({ startsAt }) => startsAt <= now) ?? inOrder[0];
}

/** A season in wire format. */
export const describeSeason = (
  { season, startsAt, endsAt, matches, finished, isSimulated }: KnownSeason,
  isCurrent: boolean,
): Localizable<Season> => ({
  id: season,
  name: seasonName(season),
  starts_at: startsAt,
  ends_at: endsAt,
  matches,
  finished,
  is_current: isCurrent,
  is_simulated: isSimulated,
});
