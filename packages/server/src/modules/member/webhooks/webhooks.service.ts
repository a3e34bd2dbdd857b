import { randomBytes, randomUUID } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import { mostWebhooks, siteEvents, webhookEvents, type WebhookEvent } from '@pitchside/api/member/webhooks';
import { CallError } from '../../../platform/callError.ts';
import type { Handlers } from '../../../platform/handlers.ts';
import { takeTurn } from '../../../platform/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Seal } from '../../../platform/seal.ts';
import type { OpenDesk } from '../../desk/operations/index.ts';
import { secretPrefix, type WebhookTransport } from './transport.ts';
import { describeDelivery, describeEndpoint, type EndpointRow, type WebhooksRepository } from './webhooks.repository.ts';

const texts = {
  gone: msg`没有找到`,
  many: msg`最多 ${mostWebhooks} 个接收地址，先删一个`,
  url: msg`接收地址要以 https:// 开头，指向公网上的域名`,
  event: msg`有的事件只给全站的接收地址`,
  paused: msg`已暂停，先恢复再发送`,
};

type Served =
  | 'webhookList'
  | 'createWebhook'
  | 'adminCreateWebhook'
  | 'removeWebhook'
  | 'resumeWebhook'
  | 'testWebhook'
  | 'deliveryList'
  | 'resendDelivery';

/** A malformed id is of nothing. */
const number = (id: string): number => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);

/** Endpoints of members and of the site, and their deliveries. */
export function createWebhooks(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  repository: WebhooksRepository,
  { seal, transport, open }: { seal: Pick<Seal, 'seal'>; transport: Pick<WebhookTransport, 'mayUse'>; open: OpenDesk },
): Pick<Handlers, Served> {
  const listOf = async (memberId: number) => ({ list: (await repository.of(memberId)).map(describeEndpoint) });

  async function create(ownerId: number, isSite: boolean, { url, events }: { url: string; events: readonly WebhookEvent[] }) {
    if (!transport.mayUse(url)) throw new CallError(texts.url);
    if (!isSite && events.some((event) => siteEvents.includes(event))) throw new CallError(texts.event);
    const secret = secretPrefix + randomBytes(32).toString('base64');
    return db.transaction(async (tx) => {
      await takeTurn(tx, 'webhooks', ownerId);
      if ((await repository.total(tx, ownerId)) >= mostWebhooks) throw new CallError(texts.many);
      const row = await repository.add(tx, {
        ownerId,
        isSite,
        url: new URL(url).href,
        events: webhookEvents.filter((event) => events.includes(event)),
        secretSealed: seal.seal(secret),
        createdAt: clock.now(),
      });
      return { secret, item: describeEndpoint(row) };
    });
  }

  /** @throws CallError for an endpoint of somebody else */
  async function owned(memberId: number, id: string): Promise<EndpointRow> {
    const found = await repository.find(memberId, number(id));
    if (!found) throw new CallError(texts.gone);
    return found;
  }

  return {
    webhookList: (_, { member }) => listOf(member.id),
    createWebhook: (wish, { member }) => create(member.id, false, wish),
    adminCreateWebhook: open((wish, _, { member }) => create(member.id, true, wish)),
    async removeWebhook({ id }, { member }) {
      await repository.remove(member.id, number(id));
      return listOf(member.id);
    },
    async resumeWebhook({ id }, { member }) {
      await repository.resume(member.id, number(id));
      return listOf(member.id);
    },
    async testWebhook({ id }, { member }) {
      const { id: endpointId, pausedAt, url } = await owned(member.id, id);
      if (pausedAt !== null) throw new CallError(texts.paused);
      const at = clock.now();
      const event = 'webhook.test';
      const body = JSON.stringify({ type: event, timestamp: new Date(at).toISOString(), data: { url } });
      const messageId = `msg_${randomUUID().replaceAll('-', '')}`;
      return { delivery: describeDelivery(await repository.queue({ endpointId, messageId, event, body, at })) };
    },
    async deliveryList({ id }, { member }) {
      const { id: endpointId } = await owned(member.id, id);
      return { list: (await repository.deliveries(endpointId)).map(describeDelivery) };
    },
    async resendDelivery({ id }, { member }) {
      const row = await repository.again(member.id, number(id));
      if (!row) throw new CallError(texts.gone);
      return { delivery: describeDelivery(row) };
    },
  };
}
