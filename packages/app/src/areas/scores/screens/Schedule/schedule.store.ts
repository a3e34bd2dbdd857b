import { getReserveLiveList, scheduleDays, scheduleMatches } from '@pitchside/api/scores/schedule';
import { sports, type Sport } from '@pitchside/api/scores/matches';
import type { CallData } from '@pitchside/api/contract';
import { proxy, ref } from 'valtio';
import { beforeDrawing, drawing } from '../../../../platform/drawn/drawn.ts';
import { both } from '../../../../platform/api/answers.ts';
import { api } from '../../../../platform/api/api.ts';
import { followSource } from '../../../../platform/resource/follow.ts';
import { latestOnly } from '../../../../platform/resource/latestOnly.ts';
import { createScope } from '../../../../platform/resource/scope.ts';
import { holdMatches } from '../../../../platform/guard/visibleMatches.ts';
import type { Showing } from '../../reserve/schedule.presenter.ts';
import { addDays, edgesFrom, startOf, stripLength, type CivilDay } from '../../../../platform/days/days.ts';

interface ScheduleState {
  /** Ids of the matches of the chosen day and the next, by kick-off. */
  order: readonly string[];
  /** Members who have reserved each match. */
  reserveCounts: Record<string, number>;
  /** Rooms by match. */
  showing: Record<string, Showing>;
  /** The day whose matches are at hand, or on their way. */
  day: CivilDay | null;
  /** Zone whose day that is, while the list is the one that the server drew; undefined for the reader's own. */
  zone: string | undefined;
  state: 'loading' | 'ready' | 'failed';
  /** First day of the strip, and the data of each day. */
  strip: { first: CivilDay | null; data: CallData<typeof scheduleDays> | null; failed: boolean };
}

/** State of /schedule. */
const nothing = (): ScheduleState => ({
  order: ref([]),
  reserveCounts: {},
  showing: {},
  day: null,
  zone: undefined,
  state: 'loading',
  strip: { first: null, data: null, failed: false },
});
export const schedule = proxy<ScheduleState>(nothing());
beforeDrawing(() => Object.assign(schedule, nothing()));

/** Rows come by the intake: the topic is only kept open. */
const rowsAlone = () => undefined;
const topicOf = (sport: Sport) => `matches:${sport}`;
let refresh = () => {};

/** Shows a day and the next one, live until another day is shown. Returns a function that stops it. */
export function openDay(day: CivilDay): () => void {
  const scope = createScope();
  // A list that was drawn in another zone stands until the reader's own is there.
  if (schedule.day !== day && schedule.zone === undefined) Object.assign(schedule, { day, order: ref([]), showing: {}, state: 'loading' });
  const span = { from: startOf(day), until: startOf(addDays(day, 2)) };
  let release = () => {};
  scope.onLeave(() => release());
  refresh = followSource(scope, {
    load: (signal) => both(api.call(scheduleMatches, span, { signal }), api.call(getReserveLiveList, span, { signal })),
    take([{ list }, showing]) {
      release();
      release = holdMatches(list.map(({ match }) => match.id));
      schedule.order = ref(list.map(({ match }) => match.id));
      schedule.reserveCounts = Object.fromEntries(list.map(({ match, reserve_count }) => [match.id, reserve_count]));
      schedule.showing = Object.fromEntries(showing.list.map(({ match_id, total, rooms }) => [match_id, ref({ total, rooms })]));
      Object.assign(schedule, { day, zone: drawing()?.zone, state: 'ready' });
    },
    fail: () => void (schedule.state = 'failed'),
    topics: ([{ positions }]) =>
      sports.map((sport) => {
        const { topic, epoch, seq } = positions[sport];
        return { topic: topic || topicOf(sport), from: { epoch, seq }, onEvent: rowsAlone };
      }),
  });
  return scope.leave;
}

/** Tries the chosen day again after a failure. */
export const retryDay = (): void => refresh();

const strips = latestOnly();

/** Counts the days of a strip. */
export function loadStrip(first: CivilDay): void {
  const { strip } = schedule;
  if (strip.first !== first) Object.assign(strip, { first, data: null });
  strip.failed = false;
  strips.ask(
    (signal) => api.call(scheduleDays, { edges: edgesFrom(first, stripLength).join(',') }, { signal }),
    (data) => void (strip.data = ref(data)),
    () => void (strip.failed = true),
  );
}
