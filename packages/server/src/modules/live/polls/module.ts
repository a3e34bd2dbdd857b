import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { contentModule } from '../../content/content/index.ts';
import { liveModule, roomTopic } from '../live/index.ts';
import { moderationModule } from '../moderation/index.ts';
import { createPolls } from './polls.service.ts';
import * as tables from './polls.tables.ts';

/** Polls in rooms: one open at a time, one vote a member. */
export const pollsModule = defineModule({
  name: 'polls',
  uses: { content: contentModule, live: liveModule, moderation: moderationModule },
  tables,
  personal: [{ of: tables.polls.byId }, { of: tables.pollVotes.memberId }],
  // Votes are deleted with their poll.
  retention: [{ at: tables.polls.closedAt, keep: 90 * day }],
  open(platform, { content, live, moderation }) {
    const { handlers, count } = createPolls(platform, { live, moderation, words: content.words });
    return {
      service: { count },
      handlers,
      invalidatedBy: { currentPoll: ({ id }) => [roomTopic(id)], pollList: ({ id }) => [roomTopic(id)] },
      jobs: [{ name: 'polls.count', every: 1, run: count }],
    };
  },
});
