import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../../platform/session/session.store.ts';
import { loadCircles } from '../../circles/circles.store.ts';
import { Composer } from '../../posts/Composer.tsx';
import MemberPosts from '../../posts/MemberPosts.tsx';

/** The member's page where posts are written, with their own below and how far each has come. */
export function MyPostsPage() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const id = user?.id;
  useEffect(loadCircles, [id]);
  return (
    <>
      <Card aria-label={t`写帖子`}>
        <Composer />
      </Card>
      {id !== undefined && <MemberPosts memberId={id} isOwn writesHere />}
    </>
  );
}
