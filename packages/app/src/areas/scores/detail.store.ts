import { matchBattle, matchDetail, type Match, type MatchDetailChange, type MatchEvent, type Sport } from '@pitchside/api/scores/matches';
import type { CallData } from '@pitchside/api';
import type { TopicEvent } from '@pitchside/api/realtime';
import { proxy } from 'valtio';
import { api } from '../../platform/api/api.ts';
import { isRefused } from '../../platform/api/refused.ts';
import { onSeen, takeIn } from '../../platform/guard/visibleMatches.ts';
import { isSeen, passGuard, serverNow } from '../../platform/guard/spoiler.store.ts';
import { beforeDrawing } from '../../platform/drawn/drawn.ts';
import { createScope, type Scope } from '../../platform/resource/scope.ts';
import { followSource } from '../../platform/resource/follow.ts';
import { hearClip } from './clips.store.ts';
import { joinLines, joinShots } from './detail/detailLines.ts';
import { takeOdds } from './detail/odds.store.ts';

type Extra = Pick<
  CallData<typeof matchDetail>,
  'statistics' | 'lineups' | 'momentum' | 'conditions' | 'absences' | 'commentary' | 'shots' | 'flow'
>;

interface DetailState {
  /** `missing` when there is no such match. */
  state: 'loading' | 'ready' | 'missing' | 'failed';
  match: Match | null;
  /** Why an operator's word counts in place of the source's. */
  ruling: CallData<typeof matchBattle>['ruling'];
  /** Oldest first. */
  events: MatchEvent[];
  /** Figures, line-ups, momentum, shots and words; null until they came. */
  extra: Extra | null;
  extraState: 'loading' | 'ready' | 'failed';
}

const empty = (): DetailState => ({ state: 'loading', match: null, ruling: null, events: [], extra: null, extraState: 'loading' });

/** The one match that the page looks at. */
export const detail = proxy<DetailState>(empty());

beforeDrawing(() => Object.assign(detail, empty()));

let here: Scope | undefined;

/** Does something with the match once the viewer's own picture has reached an instant, if the page is still this match's then. */
const whenSeen = (scope: Scope, matchId: string, at: number, change: () => void) => passGuard(matchId, at, scope.during(change));

function askExtra(scope: Scope, id: string): void {
  scope.ask(
    (signal) => api.call(matchDetail, { id }, { signal, quiet: true }),
    ({ statistics, lineups, momentum, conditions, absences, commentary, shots, flow }) =>
      whenSeen(scope, id, serverNow(), () =>
        Object.assign(detail, {
          extra: { statistics, lineups, momentum, conditions, absences, commentary, shots, flow },
          extraState: 'ready',
        }),
      ),
    () => void (detail.extraState = detail.extra ? 'ready' : 'failed'),
  );
}

/** Fetches what the match carries beyond its score; a failure is in `extraState`. */
export function loadExtra(id: string): void {
  if (here && detail.match?.id === id) askExtra(here, id);
}

function takeDetail({ match_id, statistics, momentum, flow, commentary, shots, lineups }: MatchDetailChange): void {
  if (!detail.extra) return;
  Object.assign(detail.extra, {
    ...(statistics && { statistics }),
    ...(momentum && { momentum }),
    ...(flow && { flow }),
    ...(commentary.length > 0 && { commentary: joinLines(detail.extra.commentary, commentary) }),
    ...(shots.length > 0 && { shots: joinShots(detail.extra.shots, shots) }),
  });
  if (lineups) loadExtra(match_id);
}

function takeEvent(event: MatchEvent): void {
  if (!detail.events.some(({ id }) => id === event.id)) detail.events.push(event);
}

/** Opens a match and follows it: score, events, figures, commentary, odds. Returns a function that leaves it. */
export function openMatch(sport: Sport, id: string): () => void {
  const scope = createScope();
  here = scope;
  // A match that stands already stays until its answer comes.
  if (detail.match?.id !== id) Object.assign(detail, empty());

  function takeMatch(match: Match): void {
    if (match.id === id) detail.match = takeIn(match);
  }

  /** Applies an event. */
  function take(event: TopicEvent): void {
    if (event.type === 'match') takeMatch(event.data);
    if (event.type === 'match_event') whenSeen(scope, id, event.data.at, () => takeEvent(event.data));
    if (event.type === 'match_detail') whenSeen(scope, id, serverNow(), () => takeDetail(event.data));
    if (event.type === 'clip') hearClip(event.data);
    if (event.type === 'exponent') whenSeen(scope, id, event.data.at, () => takeOdds(event.data));
  }

  scope.onLeave(onSeen(takeMatch));
  followSource(scope, {
    load: (signal) => api.call(matchBattle, { type: sport, id }, { signal, quiet: true }),
    take({ match, ruling, events }) {
      takeMatch(match);
      detail.state = 'ready';
      // The ruling is a spoiler: a picture that is behind has not shown it yet.
      if (!ruling || isSeen(id, ruling.at)) detail.ruling = ruling;
      else whenSeen(scope, id, ruling.at, () => void (detail.ruling = ruling));
      // A picture that stands still, or is far behind, has shown some of them all the same.
      if (detail.events.length === 0) detail.events = events.filter(({ at }) => isSeen(id, at));
      whenSeen(scope, id, serverNow(), () => void (detail.events = events));
      askExtra(scope, id);
    },
    // The state shows a failure of the first request only; a later one keeps what is shown until an answer comes.
    fail: (error) => {
      if (detail.state !== 'ready') detail.state = isRefused(error) ? 'missing' : 'failed';
    },
    retries: () => detail.state === 'ready',
    topics: ({ epoch, seq }) => [{ topic: `match:${id}`, from: { epoch, seq }, onEvent: take }],
  });
  return scope.leave;
}
