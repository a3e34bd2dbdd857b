import type { ReportKind } from '@pitchside/api/live/moderation';
import type { Platform } from '../../../../platform/platform.ts';
import type { Reportable } from '../../../live/moderation/index.ts';
import type { Comments } from '../comments/comments.service.ts';
import type { Danmaku } from '../videos/danmaku.ts';
import type { ActsRepository } from '../core/acts.repository.ts';
import { numberOf } from '../core/ids.ts';
import type { Sight } from '../plans/discussed.ts';
import type { Judging } from './judging.ts';
import { contentReports, judgedOf } from './reportKinds.ts';

/** Number of reporting members that hides an object until review. */
export const reportsThatHide = 5;

/** Registers posts, videos, articles, their comments, and danmaku lines of videos as reportable. */
export function knowReportables(
  { db }: Pick<Platform, 'db'>,
  reports: { know(kind: ReportKind, reportable: Reportable): void },
  {
    acts,
    comments,
    danmaku,
    judging,
    sight,
  }: { acts: ActsRepository; comments: Comments; danmaku: Danmaku; judging: Judging; sight: Sight },
): void {
  for (const kind of contentReports) {
    const judged = judgedOf(kind);
    const about = kind.replace('_comment', '');
    const of = (id: string) => [{ kind: judged, id: numberOf(id) }];
    const reportable: Reportable = {
      async find(id, reporterId) {
        const comment = judged === 'comment' ? await comments.repository.find(numberOf(id)) : undefined;
        const item = await acts.find(comment?.itemId ?? (judged === 'comment' ? 0 : numberOf(id)), db);
        if (item?.kind !== about || item.state !== 'shown' || (comment && comment.state !== 'shown')) return undefined;
        if (!(await sight.reads(item, reporterId))) return undefined;
        return comment
          ? { ownerId: comment.authorId, snapshot: comment.text }
          : { ownerId: item.authorId, snapshot: [item.title, item.body].filter(Boolean).join(' · ').slice(0, 500) };
      },
      async uphold(tx, emit, id) {
        await judging.act(tx, emit, null, 'hide', of(id), '');
      },
      async reject(tx, emit, id) {
        await judging.act(tx, emit, null, 'restore', of(id), '');
      },
      async reported(tx, emit, id, total) {
        if (total === reportsThatHide) await judging.act(tx, emit, null, 'hide', of(id), '');
      },
    };
    reports.know(kind, reportable);
  }
  reports.know('video_danmaku', {
    async find(id) {
      const line = await danmaku.find(numberOf(id));
      const item = line && (await acts.find(line.itemId, db));
      return line && item?.state === 'shown' ? { ownerId: line.memberId, snapshot: line.text } : undefined;
    },
    uphold: (tx, _, id) => danmaku.hide(tx, numberOf(id), true),
    reject: (tx, _, id) => danmaku.hide(tx, numberOf(id), false),
    async reported(tx, _, id, total) {
      if (total === reportsThatHide) await danmaku.hide(tx, numberOf(id), true);
    },
  });
}
