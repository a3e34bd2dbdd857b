import { randomUUID } from 'node:crypto';
import { webhookPatience } from '@pitchside/api/member/webhooks';
import type { Platform } from '../../../platform/platform.ts';
import { hour } from '../../../platform/retention.ts';
import type { Seal } from '../../../platform/seal.ts';
import type { Notices } from '../../messages/notices/index.ts';
import type { Sent, WebhookTransport } from './transport.ts';
import type { DeliveryRow, EndpointRow, WebhooksRepository } from './webhooks.repository.ts';

/** Milliseconds for which a round has an endpoint in hand without a sign of life: longer than one try. */
const claimLife = 30_000;
/** Endpoints that are served at once. */
const mostEndpoints = 16;
/** Milliseconds after which an endpoint lets others have their turn, and after which a round takes no more of them in hand. */
const [turnFor, roundFor] = [5_000, 20_000];
/** Milliseconds between two looks for further endpoints while some are served. */
const lookEvery = 250;
/** Shortest and longest pause between two tries, ms. */
const [shortest, longest] = [5_000, 4 * hour];

/** Pause after so many failures in a row, ms: 5 s, then four times as long each time, at most four hours. */
export const pauseAfter = (failures: number): number => Math.min(longest, shortest * 4 ** Math.max(0, failures - 1));

/** Sends what waits, the messages of an endpoint one after the other, in order. */
export function createWebhookSender(
  { clock, events, faults }: Pick<Platform, 'clock' | 'events' | 'faults'>,
  repository: WebhooksRepository,
  transport: Pick<WebhookTransport, 'send'>,
  { seal, notices }: { seal: Pick<Seal, 'open'>; notices: Pick<Notices, 'notify'> },
) {
  let isStopping = false;

  /** Notes a failure: the endpoint is tried again later, or paused once it has failed for a day. */
  async function fail(endpoint: EndpointRow, delivery: DeliveryRow, { isGone, status, answer }: Sent): Promise<void> {
    const now = clock.now();
    const since = endpoint.failingSince ?? now;
    const until = since + webhookPatience * hour;
    const isOver = isGone || now >= until;
    const failures = endpoint.failures + 1;
    await events.transaction(async (tx, emit) => {
      // The message that could not be delivered is given up, so that it does not stand in the way of the others for ever.
      await repository.settle(tx, delivery.id, { triedAt: now, status, answer, ...(isOver && { state: 'failed' }) });
      const dueAt = Math.min(now + pauseAfter(failures), until);
      await repository.change(tx, endpoint.id, { failingSince: since, failures, dueAt, ...(isOver && { pausedAt: now }) });
      if (isOver)
        await notices.notify(tx, emit, {
          memberId: endpoint.ownerId,
          kind: 'webhook_paused',
          values: { name: new URL(endpoint.url).host },
          target: { type: 'developer' },
        });
    });
  }

  /** Sends the head of an endpoint's queue. False when there is nothing more to do with it now. */
  async function step(name: string, id: number): Promise<boolean> {
    const found = await repository.head(name, id, clock.now(), claimLife);
    if (!found) return false;
    const { endpoint, delivery } = found;
    const sent = await transport.send(
      endpoint.url,
      seal.open(endpoint.secretSealed),
      { id: delivery.messageId, body: delivery.body },
      clock.now(),
    );
    // A try that this node broke off says nothing about the receiver.
    if (isStopping && !sent.isDelivered) return false;
    if (!sent.isDelivered) {
      await fail(endpoint, delivery, sent);
      return false;
    }
    await events.transaction(async (tx) => {
      await repository.settle(tx, delivery.id, { state: 'delivered', triedAt: clock.now(), status: sent.status, answer: sent.answer });
      if (endpoint.failingSince !== null) await repository.change(tx, endpoint.id, { failingSince: null, failures: 0, dueAt: 0 });
    });
    return true;
  }

  async function serve(name: string, id: number): Promise<void> {
    try {
      const until = performance.now() + turnFor;
      while (!isStopping && performance.now() < until && (await step(name, id)));
    } catch (error) {
      faults.inJob('webhooks.send', { endpoint: id })(error);
      // A fault of ours must not come round again at once.
      await repository.postpone(id, clock.now() + shortest);
    } finally {
      await repository.release(name, id);
    }
  }

  return {
    /** Sends everything that is due now; a second round, here or elsewhere, takes other endpoints. */
    async send(): Promise<void> {
      const name = randomUUID();
      const until = performance.now() + roundFor;
      const flying = new Set<Promise<void>>();
      const serveNext = (id: number) => {
        const flight: Promise<void> = serve(name, id).finally(() => flying.delete(flight));
        flying.add(flight);
      };
      while (!isStopping && performance.now() < until) {
        const free = mostEndpoints - flying.size;
        const ids = free > 0 ? await repository.claim(name, clock.now(), claimLife, free) : [];
        ids.forEach(serveNext);
        if (ids.length > 0) continue;
        if (flying.size === 0) break;
        // A receiver that takes its time keeps nobody else waiting.
        await Promise.race([...flying, new Promise((resume) => setTimeout(resume, lookEvery))]);
      }
      await Promise.all(flying);
    },
    stop: () => void (isStopping = true),
  };
}
