import type { DiscussedKind, JudgedKind } from '@pitchside/api/content/content';
import type { ReportKind } from '@pitchside/api/live/moderation';

/** Kinds of reports that are about content. */
export const contentReports = [
  'post',
  'video',
  'article',
  'post_comment',
  'video_comment',
  'article_comment',
  'plan_comment',
] as const satisfies readonly ReportKind[];

/** Report kind of an object; of a comment, by the object it belongs to. */
export const reportKindOf = (kind: JudgedKind, about: DiscussedKind | undefined): ReportKind =>
  kind === 'comment' ? (`${about ?? 'post'}_comment` as const) : kind;
/** Kind of object that a report kind is about. */
export const judgedOf = (kind: ReportKind): JudgedKind => (kind.endsWith('_comment') ? 'comment' : (kind as JudgedKind));
