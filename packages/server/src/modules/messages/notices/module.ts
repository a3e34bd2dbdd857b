import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { createAnnouncements } from './announcements.ts';
import { createNotices } from './notices.service.ts';
import * as tables from './notices.tables.ts';

/** Notices from the site to members: stored, published, merged, marked as read. */
export const noticesModule = defineModule({
  name: 'notices',
  tables,
  personal: [{ of: tables.notices.memberId }],
  retention: [
    { at: tables.notices.at, keep: 92 * day },
    { at: tables.announcements.at, keep: 92 * day },
  ],
  open(platform) {
    const service = createNotices(platform);
    const announcements = createAnnouncements(platform, service);
    return {
      service: { ...service, announcements },
      handlers: service.handlers,
      jobs: [{ name: 'notices.announce', every: 5, run: announcements.publishDue }],
    };
  },
});
