import { randomUUID } from 'node:crypto';
import { pushFailureDays } from '@pitchside/api/messages/push';
import { defineModule } from '../../../platform/module.ts';
import { day, hour } from '../../../platform/retention.ts';
import { dayAt } from '../../../platform/serverDay.ts';
import { systemModule } from '../../desk/system/index.ts';
import { matchesModule } from '../../scores/matches/index.ts';
import { messagesModule } from '../messages/index.ts';
import { noticesModule } from '../notices/index.ts';
import { matchNews } from './news/matchNews.ts';
import { noticeNews, saidNews } from './news/memberNews.ts';
import { createNewsRepository } from './news/news.repository.ts';
import { createPushDevices } from './push.service.ts';
import * as tables from './push.tables.ts';
import { createSender } from './sending/sender.ts';
import { createTransport } from './sending/transport.ts';
import { vapidKeys } from './sending/vapid.ts';

/** Web Push: devices of members, and messages to them about matches, broadcasts, plans and conversations. */
export const pushModule = defineModule({
  name: 'push',
  uses: { matches: matchesModule, messages: messagesModule, notices: noticesModule, system: systemModule },
  tables,
  personal: [
    { of: tables.pushDevices.memberId, without: [tables.pushDevices.endpoint, tables.pushDevices.p256dh, tables.pushDevices.auth] },
    { of: tables.pushWatches.memberId },
  ],
  retention: [
    { at: tables.pushDevices.failedSince, keep: pushFailureDays * day },
    { at: tables.pushNews.at, keep: 2 * day },
    { at: tables.pushWatches.until, keep: hour },
    { at: tables.pushCounts.at, keep: 92 * day },
  ],
  async open(platform, { matches, messages, notices, system }) {
    const { clock, db, settings, origin } = platform;
    const onLoopback = settings.pushLoopback === 'on';
    const contact = () =>
      settings.pushContact ??
      (origin.current().startsWith('https:') ? origin.current() : `mailto:webmaster@${new URL(origin.current()).hostname}`);
    const transport = createTransport({ keys: vapidKeys(await system.secret('push')), contact, onLoopback });
    const news = createNewsRepository(db);
    const sender = createSender(platform, news, transport);

    matches.onNews(async (tx, list) =>
      news.add(
        tx,
        list.flatMap((each) => matchNews(each, clock.now())),
      ),
    );
    notices.onNotify(async (tx, added) => {
      const drafts = noticeNews(added, randomUUID(), clock.now());
      for (const draft of drafts) {
        const reached = await news.reached(tx, draft.audience ?? [], draft.kind);
        if (reached.size > 0) await news.add(tx, [{ ...draft, audience: [...reached] }]);
      }
    });
    messages.talk.onSaid(async (tx, said) => {
      for (const draft of saidNews(said, clock.now())) {
        const reached = await news.reached(tx, draft.audience ?? [], draft.kind);
        if (reached.size > 0) await news.add(tx, [{ ...draft, audience: [...reached] }]);
      }
    });

    return {
      service: { send: sender.send, totals: sender.totals, figures: () => news.figures(clock.now(), dayAt(clock.now())) },
      handlers: createPushDevices(platform, news, transport),
      jobs: [{ name: 'push.send', every: 1, run: sender.round }],
      paces: [() => ({ stop: async () => sender.stop() })],
    };
  },
});
