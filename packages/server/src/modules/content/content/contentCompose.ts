import type { Platform } from '../../../platform/platform.ts';
import type { Follow } from '../../member/follow/index.ts';
import type { ReportKind } from '@pitchside/api/live/moderation';
import type { Reportable, ReportReview } from '../../live/moderation/index.ts';
import type { Operations } from '../../desk/operations/index.ts';
import type { Matches } from '../../scores/matches/index.ts';
import type { Notices as SiteNotices } from '../../messages/notices/index.ts';
import type { Plans } from '../../experts/plans/index.ts';
import type { Uploads } from '../uploads/index.ts';
import { createComments } from './comments/comments.service.ts';
import { createActsRepository } from './core/acts.repository.ts';
import { createContentService } from './core/content.service.ts';
import { createFollowerNotifier } from './core/followers.ts';
import { createNotices } from './core/notices.ts';
import { createNoticeTaker } from './core/noticeTaker.ts';
import { createPublishing } from './core/publishing.ts';
import { createReading } from './core/reading.ts';
import { createMembership } from './posts/membership.ts';
import { circlesHandlers } from './posts/circles.handlers.ts';
import { postsHandlers } from './posts/posts.handlers.ts';
import { ownPartOfPosts } from './posts/postsOwn.ts';
import { articlesHandlers } from './articles/articles.handlers.ts';
import { newsTopic } from './articles/news.topics.ts';
import { editorHandlers } from './articles/editor.handlers.ts';
import { tagsHandlers } from './articles/tags.handlers.ts';
import { hotHandlers } from './articles/hot.handlers.ts';
import { contentHandlers } from './core/content.handlers.ts';
import { createContentSearch } from './search/contentSearch.ts';
import { createFinding } from './search/finding.ts';
import { createDiscussedPlans } from './plans/discussed.ts';
import { planTalkHandlers } from './plans/plans.handlers.ts';
import { createJudging } from './review/judging.ts';
import { createQueues } from './review/queues.ts';
import { knowReportables } from './review/reported.ts';
import { reviewDeskHandlers } from './review/desk.handlers.ts';
import { shelvesHandlers } from './shelves/shelves.handlers.ts';
import { categoriesHandlers } from './videos/categories.handlers.ts';
import { createCodedSettling } from './videos/coded.ts';
import { createDanmaku } from './videos/danmaku.ts';
import { videoRankHandlers } from './videos/videoRank.handlers.ts';
import { videosHandlers } from './videos/videos.handlers.ts';
import { createScreening } from './review/screening.ts';
import { createWords } from './review/words.ts';
import { createShelves } from './shelves/shelves.ts';

export interface ContentUses {
  moderation: { reports: { review: ReportReview; know(kind: ReportKind, reportable: Reportable): void } };
  operations: Pick<Operations, 'open' | 'log' | 'queues'>;
  follow: Pick<Follow, 'isFollowing'>;
  matches: Pick<Matches, 'rowsById'>;
  plans: Pick<Plans, 'talkOf'>;
  uploads: Uploads;
  notices: Pick<SiteNotices, 'notify'>;
  /** Review policy of content, as set by an operator. */
  reviewPolicy(): Promise<unknown>;
}

/** Creates the parts of the core and their handlers. */
export function createContent(platform: Platform, uses: ContentUses) {
  const { follow, matches, plans, uploads, reviewPolicy, moderation, operations } = uses;
  const acts = createActsRepository(platform.db);
  const words = createWords(platform.db);
  const screening = createScreening(platform, words, reviewPolicy);
  const notices = createNotices();
  notices.know(createNoticeTaker(uses.notices));
  const shelves = createShelves(platform.db);
  const discussed = createDiscussedPlans(platform, { acts, shelves, plans });
  const { sight } = discussed;
  const comments = createComments(platform, { acts, notices, sight });
  const reading = createReading(platform, matches);
  const membership = createMembership(platform, shelves);
  const publishing = createPublishing(platform, acts, shelves, matches, uploads);
  const content = createContentService(platform, { acts, comments, notices, reading, screening, uploads });
  const { reports } = moderation;
  const judging = createJudging(platform, { acts, comments, publishing, notices, uploads, reports: reports.review, sight });
  const danmaku = createDanmaku(platform);
  knowReportables(platform, reports, { acts, comments, danmaku, judging, sight });
  const coded = createCodedSettling(platform, { acts, publishing, notices, uploads });
  uploads.onCoded(coded.ofUpload);
  const find = createFinding(platform);
  const queues = createQueues(platform, reports.review);
  operations.queues.know('content', queues.waiting);
  const desk = { open: operations.open, log: operations.log };
  const editor = editorHandlers(platform, { ...desk, acts, publishing, uploads, find });
  publishing.onPublished((tx, _, item) => find.index(tx, item));
  publishing.onPublished(async (_, emit, item) => {
    if (!item.isFlash) return;
    emit(newsTopic, 'flash', {
      id: String(item.id),
      title: item.title,
      lang: item.lang,
      at: item.publishedAt ?? item.at,
    });
  });
  const followers = createFollowerNotifier(platform, uses.notices);
  publishing.onPublished(followers.note);
  const parts = { acts, comments, content, reading, screening, publishing, shelves, danmaku, uploads, follow };
  return {
    service: {
      content,
      acts,
      comments,
      discussed,
      reading,
      shelves,
      membership,
      publishing,
      notices,
      words,
      screening,
      judging,
      find,
      search: createContentSearch(platform, { find, reading, shelves }).search,
      danmaku,
      publishDue: editor.publishDue,
      notifyFollowers: followers.run,
      settleCoded: coded.run,
    },
    handlers: {
      ...postsHandlers(platform, parts),
      ...circlesHandlers(platform, shelves, membership, matches),
      ...videosHandlers(platform, parts),
      ...videoRankHandlers(platform, { reading, shelves }),
      ...categoriesHandlers(platform, shelves, reading, async (text, limit) => (await find.found(['video'], text, limit)).video.ids),
      ...articlesHandlers(platform, parts),
      ...hotHandlers(platform, reading),
      ...planTalkHandlers(platform, { acts, comments, content, discussed, plans }),
      ...contentHandlers(platform, parts),
      ...editor.handlers,
      ...tagsHandlers(platform, { ...desk, find }),
      ...shelvesHandlers(platform, shelves, desk),
      ...reviewDeskHandlers(platform, { ...desk, judging, queues, reports: reports.review, words }),
    },
    personalFields: { postList: ownPartOfPosts(reading) },
    jobs: [
      { name: 'content.publish', every: 5, run: editor.publishDue },
      { name: 'content.coded', every: 5, run: coded.run },
      { name: 'content.tell', every: 5, run: followers.run },
      { name: 'content.forget', every: 3_600, run: content.forgetDeleted },
    ],
  };
}
export type Content = ReturnType<typeof createContent>['service'];
