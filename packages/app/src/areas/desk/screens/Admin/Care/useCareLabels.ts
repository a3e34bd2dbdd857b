import { useLingui } from '@lingui/react/macro';
import type { ContentAct, JudgedKind } from '@pitchside/api/content/content';
import type { CareQueue } from './care.store.ts';

/** Names of content kinds, queues and decisions. */
export function useCareLabels(): {
  kinds: Record<JudgedKind, string>;
  queues: Record<CareQueue, string>;
  acts: Record<ContentAct, string>;
  /** Button texts of each queue. */
  ways: Record<CareQueue, { good: string; bad: string }>;
  /** Reasons that are given often, a press each. */
  reasons: string[];
} {
  const { t } = useLingui();
  return {
    kinds: {
      post: t`帖子`,
      video: t({ id: 'video.one', message: '视频' }),
      article: t({ id: 'article.one', message: '文章' }),
      comment: t({ id: 'comment.one', message: '评论' }),
    },
    queues: { review: t`待审核`, reported: t({ id: 'queue.reported', message: '被举报' }), hidden: t`已隐藏` },
    acts: { approve: t`通过`, reject: t`退回`, hide: t`隐藏`, restore: t`恢复`, delete: t`删除` },
    ways: {
      review: { good: t`通过`, bad: t`退回` },
      reported: { good: t`没有违规`, bad: t`隐藏` },
      hidden: { good: t`恢复`, bad: t`删除` },
    },
    reasons: [t`广告引流`, t`辱骂攻击`, t`低俗内容`, t`搬运侵权`, t`与看球无关`],
  };
}
