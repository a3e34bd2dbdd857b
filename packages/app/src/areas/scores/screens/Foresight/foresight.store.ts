import { forecastList, voteRecord, type Forecast, type VotePick } from '@pitchside/api/scores/foresight';
import type { CallData } from '@pitchside/api/contract';
import type { Sport } from '@pitchside/api/scores/matches';
import { proxy, ref, subscribe } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { addDays, startOf, type CivilDay } from '../../../../platform/days/days.ts';
import { realtime } from '../../../../platform/realtime/realtime.ts';
import { latestOnly } from '../../../../platform/resource/latestOnly.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { holdMatches } from '../../../../platform/guard/visibleMatches.ts';
import { pickHero } from './heroRules.ts';
import { castVote } from '../../votes/castVote.ts';

interface ForesightState {
  /** Form, meetings, votes and odds by match id; the matches themselves come through the visible-match gate. */
  byId: Record<string, Forecast>;
  /** Match ids in order of importance. */
  order: readonly string[];
  /** The match of the day; null without matches. */
  heroId: string | null;
  /** All matches of the day and sport, those that are not listed too. */
  total: number;
  key: string | null;
  state: 'loading' | 'ready' | 'failed';
  /** The member's voting record; null for a visitor and until it is known. */
  record: CallData<typeof voteRecord> | null;
  /** It did not come, and none is known from before. */
  isRecordLost: boolean;
}

/** State of /foresight. */
export const foresight = proxy<ForesightState>({
  byId: {},
  order: ref([]),
  heroId: null,
  total: 0,
  key: null,
  state: 'loading',
  record: null,
  isRecordLost: false,
});

/** Refresh interval of prices while the page is visible, ms; they move slowly before a match. */
const pricesPause = 60_000;

const forecasts = latestOnly();
const records = latestOnly();
let release = () => {};

function load(day: CivilDay, sport: Sport | undefined): void {
  const key = `${day} ${sport ?? ''}`;
  if (foresight.key !== key) Object.assign(foresight, { key, byId: {}, order: ref([]), heroId: null, total: 0, state: 'loading' });
  forecasts.ask(
    (signal) =>
      api.call(forecastList, { from: startOf(day), until: startOf(addDays(day, 1)), ...(sport && { sport }), limit: 60 }, { signal }),
    ({ list, total }) => {
      foresight.byId = Object.fromEntries(list.map((entry) => [entry.match.id, entry]));
      release();
      release = holdMatches(list.map(({ match }) => match.id));
      foresight.order = ref(list.map(({ match }) => match.id));
      foresight.heroId = pickHero(list, foresight.heroId);
      foresight.total = total;
      foresight.state = 'ready';
    },
    () => {
      // What stands stays, until a later try brings news.
      if (foresight.state !== 'ready') foresight.state = 'failed';
    },
  );
}

/** Loads the member's voting record; a failure is in `isRecordLost`. */
export function loadRecord(): void {
  records.drop();
  foresight.isRecordLost = false;
  if (!session.user) foresight.record = null;
  else
    records.ask(
      (signal) => api.call(voteRecord, {}, { signal }),
      (record) => void (foresight.record = ref(record)),
      () => void (foresight.isRecordLost = foresight.record === null),
    );
}

/** Shows the matches of a day as the signed-in member may see them, with live scores. Returns a function that stops it. */
export function openForesight(day: CivilDay, sport: Sport | undefined): () => void {
  const refresh = () => {
    load(day, sport);
    loadRecord();
  };
  refresh();
  const prices = setInterval(() => document.visibilityState === 'visible' && load(day, sport), pricesPause);
  let id = session.user?.id;
  const stops = [
    () => release(),
    subscribe(session, () => {
      if (session.user?.id === id) return;
      id = session.user?.id;
      refresh();
    }),
    ...(['football', 'basketball', 'esports'] as const).map((each) =>
      realtime.subscribe(`matches:${each}`, { onEvent: () => undefined, onReset: refresh }),
    ),
  ];
  return () => {
    forecasts.drop();
    records.drop();
    clearInterval(prices);
    stops.forEach((stop) => stop());
  };
}

/** Tries the day again after a failure. */
export const retryForesight = (day: CivilDay, sport: Sport | undefined): void => load(day, sport);

/** Votes on a match of the list. */
export const vote = (matchId: string, pick: VotePick): Promise<void> =>
  castVote(matchId, pick, (votes) => {
    const known = foresight.byId[matchId];
    if (known) known.votes = votes;
    if (foresight.record) foresight.record = ref({ ...foresight.record, voted: foresight.record.voted + 1 });
  });
