import type { MatchEventKind } from '@pitchside/api/scores/matches';
import type { MatchCounts, Pair, FeedEvent, FeedFixture } from '../../../modules/scores/sport/index.ts';
import type { Side } from './incidents.ts';
import type { Player } from './squad.ts';
import type { Moment } from './timeline.types.ts';

/** An event's own fields; minute, score and id are added when it is recorded. */
export interface Happening {
  kind: MatchEventKind;
  side?: Side;
  player?: Player | null;
  otherPlayer?: Player | null;
}

const scoringKinds: readonly MatchEventKind[] = ['goal', 'penalty_goal', 'own_goal'];
/** Which count a card raises. A second yellow card is counted as the red one that it leads to. */
const counted: Partial<Record<MatchEventKind, keyof MatchCounts>> = {
  yellow: 'yellow',
  second_yellow: 'red',
  red: 'red',
  corner: 'corner',
};

const raise = (pair: Pair, side: Side, by = 1): Pair => ({ ...pair, [side]: pair[side] + by });

/** Collects moments in order and keeps the running score. */
export function createRecord(fixture: FeedFixture) {
  const moments: Moment[] = [];
  const nothing: Pair = { home: 0, away: 0 };
  let now: Omit<Moment, 'at' | 'event' | 'counts'> & { counts: MatchCounts } = {
    status: 'first_half',
    minute: 1,
    added: 0,
    score: nothing,
    half: null,
    counts: { yellow: nothing, red: nothing, corner: nothing },
  };
  let events = 0;

  return {
    moments,
    /** Records a new state of the match from an instant on, with an event. */
    note(
      at: number,
      change: Partial<Pick<Moment, 'status' | 'minute' | 'added' | 'half' | 'regular' | 'penalties'>>,
      clock: { minute: number; added: number },
      happening?: Happening,
    ): void {
      now = { ...now, ...change };
      if (!happening) return void moments.push({ ...now, at, event: null });
      const { kind, side, player, otherPlayer } = happening;
      if (side && scoringKinds.includes(kind)) now.score = raise(now.score, side);
      if (side && kind === 'goal_cancelled') now.score = raise(now.score, side, -1);
      if (side && kind === 'shootout_goal') now.penalties = raise(now.penalties ?? nothing, side);
      const shown = kind === 'shootout_goal' || kind === 'shootout_miss' ? (now.penalties ?? nothing) : now.score;
      const count = counted[kind];
      if (side && count) now.counts = { ...now.counts, [count]: raise(now.counts[count], side) };
      const event: FeedEvent = {
        id: `${fixture.id}-${String(events).padStart(2, '0')}`,
        kind,
        side: side ?? null,
        ...clock,
        player: player?.name ?? null,
        otherPlayer: otherPlayer?.name ?? null,
        homeScore: shown.home,
        awayScore: shown.away,
        at,
      };
      events += 1;
      moments.push({ ...now, at, event });
    },
    score: () => now.score,
    penalties: () => now.penalties ?? nothing,
  };
}

/** Recorder of a match. */
export type MatchRecord = ReturnType<typeof createRecord>;
