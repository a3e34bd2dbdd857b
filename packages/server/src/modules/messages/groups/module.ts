import { defineModule } from '../../../platform/module.ts';
import { fansModule } from '../../live/fans/index.ts';
import { friendsModule } from '../friends/index.ts';
import { messagesModule } from '../messages/index.ts';
import { moderationModule } from '../../live/moderation/index.ts';
import { noticesModule } from '../notices/index.ts';
import { uploadsModule } from '../../content/uploads/index.ts';
import { createGroups } from './groups.service.ts';
import * as tables from './groups.tables.ts';

/** Chat groups: creation, joining, leaving and dissolution. */
export const groupsModule = defineModule({
  name: 'groups',
  uses: {
    fans: fansModule,
    friends: friendsModule,
    messages: messagesModule,
    moderation: moderationModule,
    notices: noticesModule,
    uploads: uploadsModule,
  },
  tables,
  personal: [{ of: tables.groups.ownerId }],
  open(platform, uses) {
    const service = createGroups(platform, uses);
    return {
      service,
      handlers: service.handlers,
      rights: { owns: { group: service.owns } },
    };
  },
});
