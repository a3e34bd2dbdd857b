import type { PushKind } from '@pitchside/api/messages/push';
import type { Platform } from '../../../../platform/platform.ts';
import { dayAt } from '../../../../platform/serverDay.ts';
import type { Claim, Done, NewsRepository, NewsRow, PushOutcome } from '../news/news.repository.ts';
import { messageOf } from '../news/pushTexts.ts';
import { createPauses, pauseAfter } from './pauses.ts';
import { isQuiet } from './quietHours.ts';
import { maskEndpoint, type Letter, type Transport } from './transport.ts';

/** Messages in flight at once, and messages in hand that are asked for together. */
const [mostInFlight, claimed] = [96, 400];
/** Milliseconds for which a sender has messages in hand, and age of a claim above which it begins none of them any more. */
const [claimLife, lateClaim] = [20_000, 8_000];
/** Milliseconds between two times that outcomes are written, and between two looks for something to do while a round listens. */
const [settleEvery, lookEvery] = [100, 250];
/** Milliseconds that a round goes on listening, so that a goal need not wait for the next one. */
const listenFor = 2_000;
/** News in memory. */
const mostNews = 200;

const urgencies: Record<PushKind, Letter['urgency']> = {
  kick_off: 'normal',
  goal: 'high',
  red: 'normal',
  end: 'normal',
  live: 'normal',
  message: 'high',
  plan: 'low',
};

type Postponed = { newsId: number; deviceId: number; dueAt: number; wasTried: boolean };

/** Sends what waits, in rounds of one node at a time; a killed round's messages go out elsewhere once their claim is over. */
export function createSender(
  { clock, events, faults, origin }: Pick<Platform, 'clock' | 'events' | 'faults' | 'origin'>,
  repository: NewsRepository,
  transport: Transport,
) {
  const pauses = createPauses();
  const totals = new Map<PushOutcome, number>();
  const news = new Map<number, NewsRow & { texts: Map<string, string> }>();

  /** Reads news that are not in memory yet. */
  async function remember(ids: readonly number[]): Promise<void> {
    if (news.size > mostNews) news.clear();
    const missing = [...new Set(ids)].filter((id) => !news.has(id));
    if (missing.length === 0) return;
    for (const row of await repository.byIds(missing)) news.set(row.id, { ...row, texts: new Map() });
  }

  function letterOf(row: NewsRow & { texts: Map<string, string> }, { language }: Claim, now: number): Letter {
    const text = row.texts.get(language) ?? JSON.stringify(messageOf(row, language, origin.current()));
    row.texts.set(language, text);
    return { text, ttl: Math.ceil((row.expiresAt - now) / 1_000), urgency: urgencies[row.kind], tag: row.tag };
  }

  /** Sends one message, or says why not. */
  async function deliver(claim: Claim): Promise<PushOutcome | Pick<Postponed, 'dueAt' | 'wasTried'>> {
    const row = news.get(claim.newsId);
    const now = clock.now();
    if (!row || row.expiresAt <= now) return claim.attempts > 1 ? 'failed' : 'late';
    if (claim.isWatching && row.matchId !== null) return 'watching';
    if (row.deviceId === null && isQuiet(claim, now)) return 'quiet';
    const at = new URL(claim.endpoint).origin;
    const paused = pauses.until(at, performance.now());
    if (paused > 0) return { dueAt: now + (paused - performance.now()), wasTried: false };
    const result = await transport.send(claim, letterOf(row, claim, now));
    pauses.note(at, result.outcome !== 'later', performance.now());
    if (result.outcome === 'refused')
      faults.warn(
        `push ${at} ${result.status}`,
        { service: maskEndpoint(claim.endpoint), status: result.status },
        'a push service refuses messages',
      );
    if (result.outcome !== 'later') return result.outcome;
    faults.warn(`push ${at} later`, { service: maskEndpoint(claim.endpoint), reason: result.reason }, 'a push service cannot be reached');
    const dueAt = clock.now() + (result.after ?? pauseAfter(claim.attempts));
    return dueAt >= row.expiresAt ? 'failed' : { dueAt, wasTried: true };
  }

  /** Turns open news into deliveries. */
  async function expand(): Promise<void> {
    while (await events.transaction((tx) => repository.expandSome(tx, clock.now(), dayAt(clock.now()))));
  }

  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end);
    });

  /** Writes outcomes as they come, one transaction at a time, while others are on their way. */
  function openOutcomes() {
    let [done, postponed]: [Done[], Postponed[]] = [[], []];
    let writing: Promise<void> | undefined;
    let writtenAt = performance.now();
    async function write(): Promise<void> {
      const [settled, later] = [done, postponed];
      [done, postponed] = [[], []];
      writtenAt = performance.now();
      if (settled.length + later.length === 0) return;
      await events.transaction(async (tx) => {
        await repository.settle(tx, settled, dayAt(clock.now()), clock.now());
        await repository.postpone(tx, later);
      });
      for (const { outcome } of settled) totals.set(outcome, (totals.get(outcome) ?? 0) + 1);
    }
    return {
      note({ newsId, deviceId, failedSince }: Claim, result: Awaited<ReturnType<typeof deliver>>): void {
        if (typeof result === 'string') done.push({ newsId, deviceId, outcome: result, hadFailed: failedSince !== null });
        else postponed.push({ newsId, deviceId, ...result });
      },
      /** Writes what is known once it is time; resolves at once. */
      tend(): void {
        if (writing || performance.now() - writtenAt < settleEvery) return;
        // What could not be written is sent again once its claim is over.
        writing = write()
          .catch(faults.inJob('push.send'))
          .finally(() => (writing = undefined));
      },
      async end(): Promise<void> {
        await writing;
        await write();
      },
    };
  }

  /** Sends everything that is due now; a stop ends it once what is in flight has its answer. */
  async function sendDue(): Promise<void> {
    const flying = new Set<Promise<void>>();
    const outcomes = openOutcomes();
    let inHand: { claim: Claim; at: number }[] = [];
    const start = (claim: Claim) => {
      const flight: Promise<void> = deliver(claim)
        .then((result) => outcomes.note(claim, result))
        // A fault of ours: the message is tried again when its claim is over.
        .catch(faults.inJob('push.send', { service: maskEndpoint(claim.endpoint) }))
        .finally(() => flying.delete(flight));
      flying.add(flight);
    };
    async function refill(): Promise<boolean> {
      const claims = signal.aborted ? [] : await repository.claim(clock.now(), claimLife, claimed);
      await remember(claims.map(({ newsId }) => newsId));
      inHand = claims.map((claim) => ({ claim, at: performance.now() }));
      return claims.length > 0;
    }
    let isEmpty = false;
    let lookedAt = performance.now();
    try {
      while (!isEmpty || flying.size > 0) {
        if (!isEmpty && inHand.length === 0) isEmpty = !(await refill());
        for (const { claim, at } of inHand.splice(0, mostInFlight - flying.size)) if (performance.now() - at < lateClaim) start(claim);
        await Promise.race([...flying, pause(flying.size > 0 ? lookEvery : 0)]);
        outcomes.tend();
        // News that come while a push service takes its time need not wait for it.
        if (isEmpty && !signal.aborted && flying.size > 0 && performance.now() - lookedAt >= lookEvery) {
          lookedAt = performance.now();
          if (await repository.hasWork(clock.now())) {
            await expand();
            isEmpty = false;
          }
        }
      }
    } finally {
      await Promise.all(flying);
      await outcomes.end();
    }
  }

  /** Makes and sends all that is due now. */
  async function send(): Promise<void> {
    await expand();
    await sendDue();
  }

  return {
    send,
    /** A round of the job: sends, then listens for a while. */
    async round(): Promise<void> {
      const until = performance.now() + listenFor;
      do {
        if (await repository.hasWork(clock.now())) await send();
        await pause(lookEvery);
      } while (performance.now() < until && !signal.aborted);
    },
    /** Messages by outcome since the start of this process. */
    totals: (): ReadonlyMap<PushOutcome, number> => totals,
    stop(): void {
      stopping.abort();
      transport.stop();
    },
  };
}
export type Sender = ReturnType<typeof createSender>;
