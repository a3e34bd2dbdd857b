import type { Match } from '@pitchside/api/scores/matches';
import type { Broadcast, OwnBroadcast } from '@pitchside/api/live/studio';
import type { Localizable } from '../../../../text/local.ts';
import type { BroadcastRow } from './broadcasts.repository.ts';
import type { Figures } from './figures.ts';

/** Finds matches by id; unknown ids are left out. */
export type MatchRows = (ids: readonly string[]) => Promise<Map<string, Localizable<Match>>>;

const describe = (row: BroadcastRow, matches: Map<string, Localizable<Match>>, now: number): Localizable<Broadcast> => ({
  id: String(row.id),
  room_id: String(row.roomId),
  state: row.endedAt !== null ? 'ended' : row.startedAt !== null ? 'live' : 'waiting',
  title: row.title,
  category: row.category,
  match: (row.matchId !== null && matches.get(row.matchId)) || null,
  started_at: row.startedAt,
  ended_at: row.endedAt,
  seconds: row.startedAt === null ? 0 : Math.max(0, Math.floor(((row.endedAt ?? now) - row.startedAt) / 1_000)),
  peak: row.peak,
  playback: row.playback,
});

/** Broadcasts in wire format, with all matches in one query. */
export async function describeBroadcasts(
  rows: readonly BroadcastRow[],
  matchRows: MatchRows,
  now: number,
): Promise<Localizable<Broadcast>[]> {
  const ids = [...new Set(rows.flatMap(({ matchId }) => matchId ?? []))];
  const matches = ids.length > 0 ? await matchRows(ids) : new Map<string, Localizable<Match>>();
  return rows.map((row) => describe(row, matches, now));
}

/** The same with fields for the anchor only; figures that are not final are computed now. */
export async function describeOwn(
  rows: readonly BroadcastRow[],
  matchRows: MatchRows,
  figures: Pick<Figures, 'of'>,
  now: number,
): Promise<Localizable<OwnBroadcast>[]> {
  const [described, counted] = await Promise.all([
    describeBroadcasts(rows, matchRows, now),
    Promise.all(rows.map(async (row) => (row.isSettled ? { messages: row.messages, income: row.income } : figures.of(row)))),
  ]);
  return rows.flatMap(({ isListed }, index) => {
    const [one, sums] = [described[index], counted[index]];
    return one && sums ? [{ ...one, ...sums, is_listed: isListed }] : [];
  });
}
