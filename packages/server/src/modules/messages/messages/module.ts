import { sql } from 'drizzle-orm';
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
  personal: [
    {
      of: tables.conversations.lowId,
      where: (memberId) =>
        sql`${tables.conversations.id} in (select conversation_id from ${tables.conversationMembers} where member_id = ${memberId})`,
    },
    { of: tables.conversationMembers.memberId },
    {
      of: tables.messages.senderId,
      // Own and received ones, but for those that the member has cleared away.
      where: (memberId) =>
        sql`exists (select from ${tables.conversationMembers} as own where own.conversation_id = ${tables.messages.conversationId} and own.member_id = ${memberId} and ${tables.messages.seq} > own.cleared_seq)`,
    },
  ],
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
