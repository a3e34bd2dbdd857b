import { defineModule } from '../../../platform/module.ts';
import { day } from '../../../platform/retention.ts';
import { followModule } from '../../member/follow/index.ts';
import { groupsModule } from '../../messages/groups/index.ts';
import { matchesModule, sportTopics } from '../../scores/matches/index.ts';
import { moderationModule } from '../../live/moderation/index.ts';
import { noticesModule } from '../../messages/notices/index.ts';
import { operationsModule } from '../../desk/operations/index.ts';
import { plansModule } from '../../experts/plans/index.ts';
import { systemModule } from '../../desk/system/index.ts';
import { uploadsModule } from '../uploads/index.ts';
import { newsPolicy, newsTopic } from './articles/news.topics.ts';
import { contentPages } from './contentPages.ts';
import * as commentTables from './comments/comments.tables.ts';
import * as tables from './core/content.tables.ts';
import { createContent } from './contentCompose.ts';
import * as planTables from './plans/discussed.tables.ts';
import * as searchTables from './search/search.tables.ts';
import * as reviewTables from './review/review.tables.ts';
import { firstShelves } from './shelves/shelves.data.ts';

/** Posts, videos and articles on one core, comments on them and on plans, and their moderation. */
export const contentModule = defineModule({
  name: 'content',
  uses: {
    follow: followModule,
    // A circle may have a chat group.
    groups: groupsModule,
    matches: matchesModule,
    moderation: moderationModule,
    notices: noticesModule,
    operations: operationsModule,
    // Comments on a plan are visible only to those who may read it.
    plans: plansModule,
    system: systemModule,
    uploads: uploadsModule,
  },
  tables: { ...tables, ...commentTables, ...planTables, ...reviewTables, ...searchTables },
  personal: [
    { of: reviewTables.contentActs.byId, not: 'acts of operators' },
    { of: commentTables.contentComments.authorId },
    { of: commentTables.commentMarks.memberId },
    { of: tables.contentItems.authorId },
    { of: tables.contentMarks.memberId },
    { of: tables.contentShares.memberId },
    { of: tables.circleMembers.memberId },
    { of: tables.contentNotifications.memberId, not: 'progress of notices that were sent' },
    { of: tables.keptCategories.memberId },
    { of: tables.videoDanmakus.memberId },
    { of: reviewTables.contentMutes.memberId, without: [reviewTables.contentMutes.byId] },
    { of: reviewTables.contentActLines.authorId, without: [reviewTables.contentActLines.actId] },
  ],
  // Texts, likes and shares stay with their object; objects keep their rows.
  retention: [
    { at: tables.contentViews.at, keep: day },
    { at: tables.contentNotifications.at, keep: day },
    { at: tables.contentHeat.forgetAt, keep: 0 },
    { at: tables.contentShelfHeat.forgetAt, keep: 0 },
    { at: reviewTables.contentMutes.until, keep: day },
    { at: reviewTables.contentActs.at, keep: 400 * day },
  ],
  open(platform, uses) {
    const { service, handlers, personalFields, jobs } = createContent(platform, {
      ...uses,
      reviewPolicy: () => uses.system.value('content_review'),
    });
    return {
      service,
      handlers,
      jobs,
      topics: [newsPolicy],
      personalFields,
      sitemap: contentPages(platform),
      // Subscribers of the ticker fetch its lines after they know the position of the topic: an older cached response would lack one.
      // An article about an upcoming match stops being a preview at kick-off.
      invalidatedBy: { getHeadlines: ({ only }) => (only === 'previews' ? [newsTopic, ...sportTopics()] : [newsTopic]) },
      rights: {
        owns: {
          post: (id, userId) => service.content.owns('post', id, userId),
          video: (id, userId) => service.content.owns('video', id, userId),
          comment: service.content.ownsComment,
        },
      },
      seed: () => service.shelves.seed(firstShelves),
    };
  },
});
