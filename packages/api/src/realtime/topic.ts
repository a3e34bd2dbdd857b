import { retryDelay } from './backoff.ts';
import { createBudget } from './budget.ts';
import { createTimer, type RealtimeClock } from './clock.ts';
import type { PlacedEvent } from './frames.ts';
import type { ErrorListener } from './listeners.ts';
import type { TopicEvent } from './realtime.contract.ts';
import { createRowCache } from './rows.ts';
import { furthest, positionToAsk, type Subscription, type TopicHandlers, type TopicPosition } from './subscription.ts';

/** Milliseconds in which a subscription must be answered. */
export const answerPatience = 5_000;
/** Milliseconds in which what an answer promised must have arrived. */
export const replayPatience = 1_000;
/** Replays that a topic asks for within a minute because of gaps; after them its listeners are reset, so nothing loops. */
export const replaysAMinute = 3;
/** Earlier epochs that a topic remembers, to tell a late event from a new numbering. */
const rememberedEpochs = 8;

interface TopicPorts {
  /** Sends a subscription from a position; false when there is no open socket. */
  ask: (position: TopicPosition | undefined) => boolean;
  clock: RealtimeClock;
  /** Chance in [0, 1) for the pauses. */
  random: () => number;
  onError: ErrorListener;
  /** The event with its contents checked; undefined if the contract does not know it. */
  check: (event: TopicEvent) => TopicEvent | undefined;
}

/** The listeners of one topic over one subscription: each sees every event once and in order, or a reset. */
export function createTopic({ ask, clock, random, onError, check }: TopicPorts) {
  const rows = createRowCache();
  const subscriptions = new Set<Subscription>();
  const left = new Set<string>();
  const replays = createBudget(clock, replaysAMinute, 60_000);
  const patience = createTimer(clock);
  const pause = createTimer(clock);
  let busy = 0;
  let isRefused = false;
  let head: TopicPosition | undefined;
  let unanswered = 0;
  let asked: TopicPosition | undefined;
  /** Questions of this socket that were not answered yet, also those that we no longer wait for: answers come in their order. */
  const questions: (TopicPosition | undefined)[] = [];

  const isBehind = ({ at }: Subscription) => head !== undefined && (at?.epoch !== head.epoch || at.seq < head.seq);
  const isSettled = () => unanswered === 0 && head !== undefined && ![...subscriptions].some(isBehind);

  /** Tells whether a new subscription misses events that no pending request will bring. */
  function needsQuestion(subscription: Subscription, others: Subscription[]) {
    if (unanswered === 0) return head === undefined || isBehind(subscription);
    return (
      subscription.at !== undefined &&
      (asked?.epoch !== subscription.at.epoch || subscription.at.seq < furthest(others, subscription.at.epoch))
    );
  }

  function runSafely(work: () => void) {
    try {
      work();
    } catch (error) {
      onError(error);
    }
  }

  function reset(subscription: Subscription, position: TopicPosition) {
    const before = subscription.at;
    subscription.at = position;
    if (before && before.epoch !== position.epoch) left.add(before.epoch);
    left.delete(position.epoch);
    for (const epoch of left) if (left.size > rememberedEpochs) left.delete(epoch);
    if (before) runSafely(() => subscription.handlers.onReset(position));
    else runSafely(() => subscription.handlers.onPlace?.(position));
  }

  /** Runs over those subscriptions that are still taken when their turn comes. */
  function eachSubscription(visit: (subscription: Subscription) => void) {
    for (const subscription of [...subscriptions]) if (subscriptions.has(subscription)) visit(subscription);
  }

  function question(position = positionToAsk(subscriptions)) {
    if (!ask(position)) return;
    unanswered += 1;
    asked = position;
    questions.push(position);
    isRefused = false;
    pause.stop();
    patience.stop();
    watch();
  }

  /** While anything is owed, waits for it; what has not come by then is asked for again, or given up by a reset. */
  function watch() {
    if (isSettled() || subscriptions.size === 0) patience.stop();
    else if (!patience.running) patience.start(unanswered > 0 ? answerPatience : replayPatience, lapse);
  }

  function lapse() {
    unanswered = 0;
    if (replays.take()) return question();
    const position = head;
    if (position) eachSubscription((subscription) => isBehind(subscription) && reset(subscription, position));
  }

  function answered(position: TopicPosition) {
    unanswered = Math.max(0, unanswered - 1);
    patience.stop();
    pause.stop();
    busy = 0;
    head = position;
  }

  return {
    isEmpty: () => subscriptions.size === 0,

    /** Adds a listener; the answer removes it. */
    add(handlers: TopicHandlers): () => void {
      const subscription: Subscription = { handlers, at: handlers.from ?? (unanswered === 0 ? head : undefined) };
      const others = [...subscriptions];
      subscriptions.add(subscription);
      const { at } = subscription;
      if (at && !handlers.from) runSafely(() => handlers.onPlace?.(at));
      if (needsQuestion(subscription, others)) question(handlers.from);
      return () => {
        subscriptions.delete(subscription);
        if (subscriptions.size === 0) pause.stop();
        watch();
      };
    },

    /** A socket is open: asks for missed events. */
    connected() {
      question();
    },

    /** The socket is gone, and with it every question. */
    disconnected() {
      head = undefined;
      unanswered = 0;
      questions.length = 0;
      rows.clear();
      patience.stop();
      pause.stop();
    },

    /**
     * The server refuses the subscription, or ended it. A busy server is asked again after growing pauses; else there is no retry
     * before `again`, a new listener or a new socket.
     */
    refused(isBusy: boolean) {
      questions.shift();
      unanswered = Math.max(0, unanswered - 1);
      head = undefined;
      patience.stop();
      isRefused = !isBusy;
      busy = isBusy ? busy + 1 : 0;
      if (isBusy && subscriptions.size > 0) pause.start(retryDelay(busy, random), () => question());
    },

    /** The identity changed: asks again for a refused subscription. */
    again() {
      if (isRefused && subscriptions.size > 0) question();
    },

    /** The server says that events follow after this position, those that were missed first. */
    subscribed(position: TopicPosition) {
      const from = questions.shift();
      const lostTail = from?.epoch === position.epoch && position.seq < from.seq;
      const raced = head?.epoch === position.epoch && head.seq > position.seq && !lostTail ? head : position;
      answered(raced);
      eachSubscription((subscription) => {
        const isForeign = subscription.at?.epoch !== position.epoch;
        if (isForeign || (lostTail && subscription.at !== undefined && subscription.at.seq > position.seq)) reset(subscription, position);
      });
      watch();
    },

    /** The server says that it cannot replay. */
    reset(position: TopicPosition) {
      answered(position);
      eachSubscription((subscription) => {
        if (subscription.at?.epoch !== position.epoch || subscription.at.seq !== position.seq) reset(subscription, position);
      });
      watch();
    },

    /** An event arrived, perhaps twice, perhaps early, perhaps of a numbering that is over. */
    event(placed: PlacedEvent) {
      const { epoch, seq } = placed;
      const isStray = unanswered > 0 || left.has(epoch);
      const whole = rows.complete(placed);
      // A patch of a row that did not come is as good as lost.
      const isLost = placed.patch !== undefined && whole === undefined;
      let event: TopicEvent | undefined;
      let isMissing = false;
      eachSubscription((subscription) => {
        if (!subscription.at) return;
        if (subscription.at.epoch !== epoch && !isStray) reset(subscription, { epoch, seq: seq - 1 });
        if (!subscriptions.has(subscription)) return;
        if (subscription.at.epoch === epoch && seq <= subscription.at.seq) return;
        if (isLost || subscription.at.epoch !== epoch || seq > subscription.at.seq + 1) {
          isMissing = true;
          return;
        }
        subscription.at = { epoch, seq };
        event ??= whole && check(whole);
        const received = event;
        if (received) runSafely(() => subscription.handlers.onEvent(received));
      });
      const isCurrent = [...subscriptions].some(({ at }) => at?.epoch === epoch);
      if (isCurrent && (head?.epoch !== epoch || head.seq < seq)) head = { epoch, seq };
      if (isMissing && unanswered === 0 && replays.take()) question();
      else watch();
    },
  };
}

export type Topic = ReturnType<typeof createTopic>;
