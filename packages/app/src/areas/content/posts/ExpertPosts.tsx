import { useLingui } from '@lingui/react/macro';
import { expertPosts } from '@pitchside/api/screens/Experts';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { useEffect } from 'react';
import { loadCircles } from '../circles/circles.store.ts';
import { useOwnLanguage } from '../language/ownLanguage.ts';
import { Composer } from './Composer.tsx';
import { PostFeed } from './PostFeed.tsx';

/** Posts of experts, newest first; an expert gets the composer above. */
export default function ExpertPosts({ isExpert }: { isExpert: boolean }) {
  const { t } = useLingui();
  const own = useOwnLanguage();
  useEffect(() => {
    if (isExpert) loadCircles();
  }, [isExpert]);
  return (
    <>
      {isExpert && (
        <Card aria-label={t`写帖子`}>
          <Composer />
        </Card>
      )}
      <PostFeed query={expertPosts(own)} empty={<EmptyState title={t`专家还没有发过动态`}>{t`专家写下的看法会出现在这里。`}</EmptyState>} />
    </>
  );
}
