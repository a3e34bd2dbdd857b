import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { circleHref } from '../contentLinks.ts';
import { useOwnLanguage } from '../language/ownLanguage.ts';
import { MatchVideos } from '../matches/MatchVideos.tsx';
import { PostFeed } from './PostFeed.tsx';
import { MatchStack } from './posts.layout.ts';

/** Videos and posts about one match. */
export default function MatchPosts({ matchId }: { matchId: string }) {
  const { t } = useLingui();
  const own = useOwnLanguage();
  return (
    <MatchStack>
      <MatchVideos matchId={matchId} />
      <section aria-labelledby="match-posts">
        <SectionTitle headingId="match-posts" more={{ href: circleHref(), label: t`去社区看看` }}>
          {t`球迷在说`}
        </SectionTitle>
        <PostFeed
          query={{ match_id: matchId, ...own }}
          asks="press"
          ofOneMatch
          empty={
            <EmptyState
              title={t`还没有人聊这场比赛`}
              drawing={null}
              action={<ButtonLink tone="soft" href={circleHref()}>{t`去写一条`}</ButtonLink>}
            />
          }
        />
      </section>
    </MatchStack>
  );
}
