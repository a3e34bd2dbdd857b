import { webhookKept } from '@pitchside/api/member/webhooks';
import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { createSeal } from '../../../platform/seal.ts';
import { operationsModule } from '../../desk/operations/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import { liveModule } from '../../live/live/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { ordersModule } from '../../money/orders/index.ts';
import { matchesModule } from '../../scores/matches/index.ts';
import { createWebhookSender } from './sender.ts';
import { webhookSources } from './sources.ts';
import { createWebhookTransport } from './transport.ts';
import { createWebhooksRepository } from './webhooks.repository.ts';
import { createWebhooks } from './webhooks.service.ts';
import * as tables from './webhooks.tables.ts';

/** Webhooks: events that are posted, signed and in order, to servers of members and of the site. */
export const webhooksModule = defineModule({
  name: 'webhooks',
  uses: {
    live: liveModule,
    matches: matchesModule,
    notices: noticesModule,
    operations: operationsModule,
    orders: ordersModule,
    system: systemModule,
  },
  tables,
  personal: [
    {
      of: tables.webhookEndpoints.ownerId,
      without: [tables.webhookEndpoints.secretSealed, tables.webhookEndpoints.claim, tables.webhookEndpoints.claimedUntil],
    },
  ],
  retention: [
    { at: tables.webhookDeliveries.at, keep: webhookKept * day },
    { at: tables.webhookHeard.at, keep: 2 * day },
  ],
  async open(platform, { live, matches, notices, operations, orders, system }) {
    const repository = createWebhooksRepository(platform.db);
    const seal = createSeal(await system.secret('seal'));
    const transport = createWebhookTransport({ onLoopback: platform.settings.webhookLoopback === 'on' });
    const sender = createWebhookSender(platform, repository, transport, { seal, notices });
    const sources = webhookSources(platform.clock);
    matches.onNews(sources.matches);
    live.onStatus(sources.rooms);
    orders.onPaid(sources.orders);
    return {
      service: { send: sender.send },
      handlers: createWebhooks(platform, repository, { seal, transport, open: operations.open }),
      jobs: [{ name: 'webhooks.send', every: 1, run: sender.send }],
      paces: [
        () => ({
          async stop() {
            sender.stop();
            transport.stop();
          },
        }),
      ],
    };
  },
});
