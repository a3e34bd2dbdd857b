import { barrageList, type Barrage } from '@pitchside/api/live/barrage';
import { createNanoEvents } from 'nanoevents';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { createPace } from '../../../platform/line/pace.ts';
import { isSaving } from '../../../platform/line/saver.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { latestOnly } from '../../../platform/resource/latestOnly.ts';
import type { Scope } from '../../../platform/resource/scope.ts';

/** Whether what was said before the scope is here; the room goes on without it. */
export const earlier = proxy<{ state: 'loading' | 'ready' | 'failed' }>({ state: 'loading' });

/** Number of comments that were left out while data is saved, since the last time that all were asked for. */
export const leftOut = proxy({ count: 0 });

/** Most comments a second while data is saved; one's own are always shown. */
const savedPace = { most: 5, span: 1_000 };

type Listener = (comments: readonly Barrage[], fresh: boolean) => void;
const events = createNanoEvents<{ comments: Listener }>();

/** Recent comments for later listeners, such as the page of a room that was watched in a corner meanwhile. */
const mostRemembered = 100;
let remembered: readonly Barrage[] = [];

/** Returns the ids of a member's remembered messages here, oldest first. */
export const commentsOf = (memberId: string): string[] => remembered.flatMap(({ id, user }) => (user.id === memberId ? id : []));

/** Subscribes to comments: first the known ones (`fresh` false), then each new one. */
export function onComments(listener: Listener): () => void {
  if (remembered.length > 0) listener(remembered, false);
  return events.on('comments', listener);
}

function notify(comments: readonly Barrage[], fresh: boolean): void {
  remembered = [...(fresh ? remembered : []), ...comments].slice(-mostRemembered);
  events.emit('comments', comments, fresh);
}

let again = () => {};

/** Fetches earlier comments again, with those that were left out. */
export const askEarlier = (): void => again();

/** Times that a list is fetched again because it is older than the place from which the room is followed, and the pause before each, ms. */
const staleAgain = { most: 3, pause: 500 };

/** A position in the topic of a room. */
interface Place {
  epoch: string;
  seq: number;
}

/** The comments of a room, for as long as it is visited. */
export interface FollowedComments {
  /**
   * Place to follow the room from, given that of the answer about the room: that of the list where it is older, so that no comment falls
   * between the two.
   */
  from: (place: Place) => Place;
  /** Fetches earlier comments: on arrival, and when events may be missing. */
  ask: () => void;
  hear: (comment: Barrage) => void;
  /** One was taken out. */
  forget: (id: string) => void;
}

/** Follows what is said in a room: asked for on its own, so that a room whose comments do not come is a room all the same. */
export function followComments(scope: Scope, id: string): FollowedComments {
  const newest = latestOnly(scope);
  const passes = createPace(savedPace.most, savedPace.span);
  /** Comments added and removed since the pending request was sent. */
  let since: Barrage[] = [];
  let gone = new Set<string>();
  let listed: Place | undefined;
  let followed: Place | undefined;
  let staleLists = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  earlier.state = 'loading';
  scope.onLeave(() => {
    clearTimeout(timer);
    remembered = [];
    again = () => {};
  });
  const isBehind = (list: Place, place: Place) => list.epoch === place.epoch && list.seq < place.seq;

  function ask(): void {
    if (earlier.state === 'failed') earlier.state = 'loading';
    leftOut.count = 0;
    since = [];
    gone = new Set();
    newest.ask(
      (signal) => api.call(barrageList, { id }, { signal, quiet: true }),
      ({ list, epoch, seq }) => {
        listed = { epoch, seq };
        // It came after the room was followed from a later place, and may lack what was said in between.
        if (followed && isBehind(listed, followed) && (staleLists += 1) <= staleAgain.most) timer = setTimeout(ask, staleAgain.pause);
        const known = new Set(list.map((comment) => comment.id));
        earlier.state = 'ready';
        notify(
          [...list, ...since.filter((comment) => !known.has(comment.id))].filter((comment) => !gone.has(comment.id)),
          false,
        );
      },
      // What came before still stands.
      () => void (earlier.state === 'loading' && (earlier.state = 'failed')),
    );
  }
  again = scope.during(ask);
  return {
    from(place) {
      followed = listed && isBehind(listed, place) ? listed : place;
      return followed;
    },
    ask,
    hear(comment) {
      since.push(comment);
      // The position of the topic is older than the list, so events between the two arrive twice.
      if (remembered.some((known) => known.id === comment.id)) return;
      const isOwn = comment.user.id === session.user?.id;
      if (isSaving() && !isOwn && !passes(performance.now())) leftOut.count += 1;
      else notify([comment], true);
    },
    forget(commentId) {
      gone.add(commentId);
      remembered = remembered.filter((comment) => comment.id !== commentId);
    },
  };
}
