import { attention as attentionCall, attentionList, type Followed } from '@pitchside/api/member/follow';
import type { Room } from '@pitchside/api/live/live';
import type { TopicEvent } from '@pitchside/api/realtime';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import { createScope } from '../../../platform/resource/scope.ts';
import { followOwn } from '../../../platform/session/ownTopic.ts';
import { followRooms } from '../rooms.store.ts';
import { listed } from '../../../platform/line/saver.store.ts';
import { pageOfFollowed, pageSize } from './attentionQuestions.ts';

/** Entry of the list; an unfollowed member stays in it until the list is fetched again. */
export interface FollowEntry extends Followed {
  is_followed: boolean;
}

interface AttentionState {
  list: FollowEntry[];
  /** Numbers of followed members, and of live ones among them. */
  total: number;
  live: number;
  /** Number of followed members without the filter; null until known. */
  everybody: number | null;
  /** Nobody comes after the list. */
  isWhole: boolean;
  state: 'loading' | 'more' | 'ready' | 'failed';
}

const nobody = (): Omit<AttentionState, 'everybody'> => ({ list: [], total: 0, live: 0, isWhole: false, state: 'loading' });

/** Whom the member follows, as the page knows it. */
export const attention = proxy<AttentionState>({ ...nobody(), everybody: null });

let pages = latestOnly();
/** Part of a nickname that the list is narrowed to; empty for everybody. */
let part = '';

/** Whether somebody streams now. */
export const isLive = ({ room }: { readonly room: { readonly status: Room['status'] } | null }): boolean => room?.status === 'live';

const followedCount = () => attention.list.filter(({ is_followed }) => is_followed).length;

/** Position of a page's members: in place of the list, after it, or before it. */
type Place = 'anew' | 'after' | 'before';

function fetchPage(page: number, place: Place): void {
  pages.ask(
    (signal) => api.call(attentionList, pageOfFollowed(page, part), { signal }),
    ({ list, total, live_total: live }) => {
      const before = place === 'anew' ? [] : attention.list;
      const known = new Set(before.map(({ id }) => id));
      const fresh = list.filter(({ id }) => !known.has(id)).map((entry) => ({ ...entry, is_followed: true }));
      attention.list = place === 'before' ? [...fresh, ...before] : [...before, ...fresh];
      // A next page without anybody new ends the list too: its order may have changed meanwhile.
      const isWhole = followedCount() >= total || (place === 'after' && fresh.length === 0);
      Object.assign(attention, { total, live, isWhole, state: 'ready', ...(part === '' && { everybody: total }) });
    },
    () => void (attention.state = 'failed'),
  );
}

/** Fetches the first page of the list again; the shown list stays until then. */
export function reloadAttention(): void {
  attention.state = 'loading';
  fetchPage(1, 'anew');
}

/** Fetches those who come next, unless somebody is on their way; after a failure it is the new try. */
export function moreAttention(): void {
  const { state, list, isWhole } = attention;
  if (state === 'failed' && list.length === 0) return reloadAttention();
  if (isWhole || state === 'loading' || state === 'more') return;
  attention.state = 'more';
  // Counted without those who were let go: the server's pages have moved up by them.
  fetchPage(Math.floor(followedCount() / listed(pageSize)) + 1, 'after');
}

/** Applies a change of a room whose owner is in the list. */
function takeRoom(room: Room): boolean {
  const entry = attention.list.find(({ id }) => id === room.anchor.id);
  if (!entry) return false;
  const wasLive = isLive(entry);
  const next_at = isLive({ room }) ? null : (room.match?.kickoff_at ?? null);
  Object.assign(entry, { room, next_at, last_live_at: room.started_at ?? entry.last_live_at });
  if (entry.is_followed) attention.live += Number(isLive(entry)) - Number(wasLive);
  return true;
}

/** Somebody whom the page has not come to yet went live: they stand at its head now. */
function hearOwn(event: TopicEvent): void {
  if (event.type === 'anchor_live' && !takeRoom(event.data.room)) fetchPage(1, 'before');
}

/**
 * Shows the members that the signed-in member follows, filtered by a part of the nickname if given, and keeps them up to date. Returns a
 * function that stops it.
 */
export function openAttention(search = ''): () => void {
  part = search;
  const scope = createScope();
  pages = latestOnly(scope);
  Object.assign(attention, nobody());
  fetchPage(1, 'anew');
  const again = scope.during(reloadAttention);
  scope.onLeave(followRooms(scope.during(takeRoom), again));
  scope.onLeave(followOwn({ onEvent: scope.during(hearOwn), onReset: again }));
  return scope.leave;
}

/** Applies the server's answer on following a member of the list. */
export function noteFollowing(id: string, isFollowed: boolean): void {
  const entry = attention.list.find((known) => known.id === id);
  if (!entry || entry.is_followed === isFollowed) return;
  entry.is_followed = isFollowed;
  const step = isFollowed ? 1 : -1;
  attention.total += step;
  if (isLive(entry)) attention.live += step;
  countFollowing(isFollowed);
}

/** Counts somebody who is followed from now on, or no more. */
export function countFollowing(isFollowed: boolean): void {
  if (attention.everybody !== null) attention.everybody += isFollowed ? 1 : -1;
}

/**
 * Sets the reminder for a member's broadcasts.
 * @throws ApiError on failure; the person has been notified
 */
export async function setReminder(id: string, wanted: boolean): Promise<void> {
  const { remind } = await api.call(attentionCall, { id, follow: true, remind: wanted }, { idempotencyKey: crypto.randomUUID() });
  const entry = attention.list.find((known) => known.id === id);
  if (entry) entry.remind = remind;
}
