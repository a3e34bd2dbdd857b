import { defineModule } from '../../../platform/module.ts';
import { followModule } from '../../member/follow/index.ts';
import { friendsModule } from '../friends/index.ts';
import { moderationModule } from '../../live/moderation/index.ts';
import { uploadsModule } from '../../content/uploads/index.ts';
import { messageHandlers } from './messages.handlers.ts';
import { messagesRetention } from './messagesRetention.ts';
import { createMessagesRepository } from './messages.repository.ts';
import { createTalk } from './messages.service.ts';
import * as tables from './messages.tables.ts';
import { reportableMessages } from './reportable.ts';
import { createViews } from './views.ts';

/** Conversations: messages, their order, and read positions. */
export const messagesModule = defineModule({
  name: 'messages',
  uses: {
    follow: followModule,
    friends: friendsModule,
    moderation: moderationModule,
    uploads: uploadsModule,
  },
  tables,
  retention: [{ at: tables.messages.at, keep: messagesRetention }],
  open(platform, { follow, friends, moderation, uploads }) {
    const repository = createMessagesRepository(platform.db);
    const views = createViews(platform.db);
    const talk = createTalk(platform, {
      repository,
      views,
      friends,
      follow,
      uploads,
    });
    friends.onTie(talk.republish);
    moderation.reports.know('message', reportableMessages(repository, talk));
    return {
      service: { talk, repository, views },
      handlers: messageHandlers(platform, { repository, views, talk }),
    };
  },
});
