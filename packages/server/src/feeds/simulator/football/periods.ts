import type { MatchStatus } from '@pitchside/api/scores/matches';
import type { Eleven } from './eleven.ts';
import { otherSide, type Incident, type Side } from './incidents.ts';
import type { Happening, MatchRecord } from './record.ts';

const minuteLength = 60_000;

/** A span of play between two whistles. */
export interface Period {
  /** Milliseconds UTC. */
  begins: number;
  status: MatchStatus;
  /** Event of its first whistle; null where there is none. */
  whistle: 'kick_off' | 'second_half' | null;
  /** Minutes on the match clock at its start. */
  from: number;
  /** Minutes that it lasts, and those that are added. */
  minutes: number;
  stoppage: number;
  /** Seconds until the last whistle. */
  length: number;
  incidents: readonly Incident[];
}

/** Match clock of a second of a period: 45+2, 67. */
const clockAt = ({ from, minutes, stoppage }: Period, second: number) => {
  const played = Math.floor(second / 60) + 1;
  return { minute: from + Math.min(played, minutes), added: Math.min(Math.max(played - minutes, 0), stoppage) };
};

/** Resolves an incident with the players on the pitch; null when it cannot happen. */
function happen({ kind, side }: Incident, elevens: Readonly<Record<Side, Eleven>>): Happening | null {
  const own = elevens[side];
  if (kind === 'corner') return { kind, side };
  if (kind === 'own_goal') return { kind, side, player: elevens[otherSide[side]].unlucky() };
  if (kind === 'substitution') {
    const change = own.change();
    return change && { kind, side, player: change.on, otherPlayer: change.off };
  }
  if (kind === 'yellow') {
    const booked = own.book();
    return booked && { kind: booked.again ? 'second_yellow' : 'yellow', side, player: booked.player };
  }
  if (kind === 'red') {
    const player = own.sendOff();
    return player && { kind, side, player };
  }
  const player = own.scorer();
  return { kind, side, player, otherPlayer: kind === 'goal' ? own.assistTo(player) : null };
}

/** Plays a period of a match into its record; returns the instant of its last whistle, which is not recorded yet. */
export const createPeriods =
  (record: MatchRecord, elevens: Readonly<Record<Side, Eleven>>) =>
  (period: Period): number => {
    const { begins, status, whistle, minutes, stoppage, length, incidents } = period;
    const clock = (second: number) => clockAt(period, second);
    record.note(begins, { status, ...clock(0) }, clock(0), whistle ? { kind: whistle } : undefined);
    let ticks = 1;
    const tickUntil = (second: number) => {
      for (; ticks * 60 <= second && ticks < minutes + stoppage; ticks += 1)
        record.note(begins + ticks * minuteLength, clock(ticks * 60), clock(ticks * 60));
    };
    const addEvent = (second: number, happening: Happening) => {
      tickUntil(second - 1);
      // An incident at the start of a minute moves the clock itself: two changes never share an instant.
      if (ticks * 60 === second) ticks += 1;
      record.note(begins + second * 1000, clock(second), clock(second), happening);
    };
    for (const incident of incidents) {
      const happening = happen(incident, elevens);
      if (!happening) continue;
      addEvent(incident.second, happening);
      if (incident.reviewed !== undefined)
        addEvent(incident.second + incident.reviewed, { kind: 'goal_cancelled', side: incident.side, player: happening.player ?? null });
    }
    tickUntil(length - 1);
    return begins + length * 1000;
  };
