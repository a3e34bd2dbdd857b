import { useLingui } from '@lingui/react/macro';
import type { Post } from '@pitchside/api/content/community';
import { Card } from '@pitchside/ui/Card';
import { HotList } from '@pitchside/ui/HotList';
import { postHref } from '../../contentLinks.ts';
import { postTitle } from '../../posts/post.presenter.ts';

/** Posts of others in the circle or about the match. */
export function RelatedPosts({ related }: { related: readonly Post[] }) {
  const { t } = useLingui();
  return (
    <Card stacked padding="titled" title={t`相关帖子`}>
      <HotList
        label={t`相关帖子`}
        items={related.map((post) => ({
          id: post.id,
          href: postHref(post.id),
          title: postTitle(post),
          heat: post.heat,
          note: post.author.user_nickname,
        }))}
      />
    </Card>
  );
}
