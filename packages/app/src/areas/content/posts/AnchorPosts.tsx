import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { PostFeed } from './PostFeed.tsx';

/** Posts of an anchor, newest first. */
export default function AnchorPosts({ anchorId, name }: { anchorId: string; name: string }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="anchor-posts">
      <SectionTitle headingId="anchor-posts">{t`${name} 的动态`}</SectionTitle>
      <PostFeed query={{ user_id: anchorId }} asks="press" empty={<EmptyState title={t`主播还没有发过动态`} drawing={null} />} />
    </section>
  );
}
