import { getReserveLiveList, scheduleDays, scheduleMatches, type ReserveLive } from '@pitchside/api/schedule';
import { sports, type Match, type Sport } from '@pitchside/api/matches';
import type { CallData } from '@pitchside/api/contract';
import { proxy, ref } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { realtime } from '../../../../platform/realtime/realtime.ts';
import { onSeen } from '../../../../platform/guard/intake.ts';
import { addDays, edgesFrom, startOf, stripLength, type CivilDay } from '../../../../platform/days/days.ts';

/** Who shows a match, and in how many rooms. */
export interface Showing {
  total: number;
  rooms: readonly ReserveLive[];
}

interface ScheduleState {
  /** Matches of the chosen day and the next, by id. */
  byId: Record<string, Match>;
  /** Ids by kick-off. */
  order: readonly string[];
  /** Members who have reserved each match. */
  reserveCounts: Record<string, number>;
  /** Rooms by match. */
  showing: Record<string, Showing>;
  /** The day whose matches are at hand, or on their way. */
  day: CivilDay | null;
  state: 'loading' | 'ready' | 'failed';
  /** The strip's first day, and what each of its days has. */
  strip: { first: CivilDay | null; data: CallData<typeof scheduleDays> | null; failed: boolean };
}

/** What /schedule shows. */
export const schedule = proxy<ScheduleState>({ byId: {}, order: ref([]), reserveCounts: {}, showing: {}, day: null, state: 'loading', strip: { first: null, data: null, failed: false } });

/** Takes over how a match stands. */
function takeMatch(match: Match): void {
  const known = schedule.byId[match.id];
  if (known && known.version <= match.version) Object.assign(known, match);
}

const topicOf = (sport: Sport) => `matches:${sport}`;
let turn = 0;
let leave = () => {};

/** Shows a day and the one after it, live until another is shown; the answer stops it. */
export function openDay(day: CivilDay): () => void {
  void load(day).catch(() => undefined);
  return () => {
    turn += 1;
    leave();
  };
}

async function load(day: CivilDay): Promise<void> {
  const mine = (turn += 1);
  const isFirst = schedule.day !== day;
  schedule.day = day;
  if (isFirst) Object.assign(schedule, { byId: {}, order: ref([]), showing: {}, state: 'loading' });
  const span = { from: startOf(day), until: startOf(addDays(day, 2)) };
  leave();
  leave = () => {};
  try {
    const [{ list, positions }, showing] = await Promise.all([api.call(scheduleMatches, span), api.call(getReserveLiveList, span)]);
    if (mine !== turn) return;
    schedule.byId = Object.fromEntries(list.map(({ match }) => [match.id, match]));
    schedule.order = ref(list.map(({ match }) => match.id));
    schedule.reserveCounts = Object.fromEntries(list.map(({ match, reserve_count }) => [match.id, reserve_count]));
    schedule.showing = Object.fromEntries(showing.list.map(({ match_id, total, rooms }) => [match_id, ref({ total, rooms })]));
    schedule.state = 'ready';
    const stops = sports.map((sport) => {
      const { topic, epoch, seq } = positions[sport];
      return realtime.subscribe(topic || topicOf(sport), {
        from: { epoch, seq },
        onEvent: (event) => {
          if (event.type === 'match') takeMatch(event.data);
        },
        onReset: () => void load(day).catch(() => undefined),
      });
    });
    stops.push(onSeen(takeMatch));
    leave = () => stops.forEach((stop) => stop());
  } catch (error) {
    if (mine === turn) schedule.state = 'failed';
    throw error;
  }
}

/** Tries the chosen day again after a failure. */
export const retryDay = (): void => {
  if (schedule.day) void load(schedule.day).catch(() => undefined);
};

/** Counts the days of a strip. */
export async function loadStrip(first: CivilDay): Promise<void> {
  const { strip } = schedule;
  if (strip.first !== first) Object.assign(strip, { first, data: null });
  strip.failed = false;
  try {
    const data = await api.call(scheduleDays, { edges: edgesFrom(first, stripLength).join(',') });
    if (strip.first === first) strip.data = ref(data);
  } catch (error) {
    if (strip.first === first) strip.failed = true;
    throw error;
  }
}
