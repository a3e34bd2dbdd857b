import { ApiError, codes } from '@pitchside/api';
import { matchBattle, matchDetail, type Match, type MatchDetailChange, type MatchEvent, type Sport } from '@pitchside/api/matches';
import type { CallData } from '@pitchside/api';
import type { TopicEvent, TopicPosition } from '@pitchside/api/realtime';
import { proxy } from 'valtio';
import { api } from '../api/api.ts';
import { realtime } from '../realtime/realtime.ts';
import { passGuard, serverNow } from '../spoiler/spoiler.store.ts';
import { joinLines } from './detail.lines.ts';
import { takeOdds } from './odds.store.ts';

type Extra = Pick<CallData<typeof matchDetail>, 'statistics' | 'lineups' | 'momentum' | 'conditions' | 'absences' | 'commentary'>;

interface DetailState {
  /** `missing` when there is no such match. */
  state: 'loading' | 'ready' | 'missing' | 'failed';
  match: Match | null;
  /** Oldest first. */
  events: MatchEvent[];
  /** Figures, line-ups, momentum and words; null until they came. */
  extra: Extra | null;
  extraState: 'loading' | 'ready' | 'failed';
}

const empty = (): DetailState => ({ state: 'loading', match: null, events: [], extra: null, extraState: 'loading' });

/** The one match that the page looks at. */
export const detail = proxy<DetailState>(empty());

let current = 0;

/** The page says in its own words that there is no such match. */
const isRefused = (error: unknown) => error instanceof ApiError && error.failure === 'answer' && error.code === codes.failed;

async function loadMatch(sport: Sport, id: string): Promise<TopicPosition> {
  const turn = current;
  const { match, events, epoch, seq } = await api.call(matchBattle, { type: sport, id }, { quiet: true });
  const show = () => {
    if (turn !== current) return;
    // An event may have overtaken the answer.
    const isNewer = detail.match && detail.match.id === match.id && detail.match.version > match.version;
    Object.assign(detail, { events, state: 'ready', ...(!isNewer && { match }) });
  };
  // The first look waits for nothing; what was missed meanwhile is news like any other.
  if (detail.state === 'ready') passGuard(id, serverNow(), show);
  else show();
  return { epoch, seq };
}

/** Fetches what the match carries beyond its score; a failure is in `extraState`. */
export async function loadExtra(id: string): Promise<void> {
  const turn = current;
  try {
    const { statistics, lineups, momentum, conditions, absences, commentary } = await api.call(matchDetail, { id });
    if (turn === current) Object.assign(detail, { extra: { statistics, lineups, momentum, conditions, absences, commentary }, extraState: 'ready' });
  } catch (error) {
    if (turn === current) detail.extraState = detail.extra ? 'ready' : 'failed';
    if (!(error instanceof ApiError)) throw error;
  }
}

function takeDetail({ match_id, statistics, momentum, commentary, lineups }: MatchDetailChange): void {
  if (!detail.extra) return;
  Object.assign(detail.extra, { ...(statistics && { statistics }), ...(momentum && { momentum }), ...(commentary.length > 0 && { commentary: joinLines(detail.extra.commentary, commentary) }) });
  if (lineups) void loadExtra(match_id).catch(() => undefined);
}

function takeMatch(match: Match): void {
  if (!detail.match || detail.match.version <= match.version) detail.match = match;
}

function takeEvent(event: MatchEvent): void {
  if (!detail.events.some(({ id }) => id === event.id)) detail.events.push(event);
}

/** Takes over what happened once the viewer's own picture has reached it; `turn` is whose page it was. */
function take(matchId: string, turn: number, event: TopicEvent): void {
  const whenSeen = (at: number, change: () => void) => passGuard(matchId, at, () => turn === current && change());
  if (event.type === 'match') whenSeen(serverNow(), () => takeMatch(event.data));
  if (event.type === 'match_event') whenSeen(event.data.at, () => takeEvent(event.data));
  if (event.type === 'match_detail') whenSeen(serverNow(), () => takeDetail(event.data));
  if (event.type === 'exponent') whenSeen(event.data.at, () => takeOdds(event.data));
}

/** Opens a match and follows it: score, events, figures, words, odds; returns how to leave. */
export function openMatch(sport: Sport, id: string): () => void {
  current += 1;
  const turn = current;
  Object.assign(detail, empty());
  let stop: (() => void) | undefined;
  const follow = async () => {
    try {
      const from = await loadMatch(sport, id);
      if (turn !== current) return;
      stop = realtime.subscribe(`match:${id}`, { from, onEvent: (event) => take(id, turn, event), onReset: () => void Promise.all([loadMatch(sport, id), loadExtra(id)]).catch(() => undefined) });
      await loadExtra(id);
    } catch (error) {
      if (turn === current && detail.state === 'loading') detail.state = isRefused(error) ? 'missing' : 'failed';
      throw error;
    }
  };
  // The state tells of a failure.
  void follow().catch(() => undefined);
  return () => {
    if (turn === current) current += 1;
    stop?.();
  };
}
