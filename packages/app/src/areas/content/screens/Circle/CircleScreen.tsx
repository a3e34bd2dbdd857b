import { useLingui } from '@lingui/react/macro';
import type { Circle } from '@pitchside/api/content/community';
import { circleFeeds, circlePosts, readCircle, type CircleFeed } from '@pitchside/api/screens/Circle';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { Text } from '@pitchside/ui/Text';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { openLogin } from '../../../../platform/overlays/overlays.store.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { session } from '../../../../platform/session/session.store.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { circles, loadCircles, setJoined } from '../../circles/circles.store.ts';
import { HotCircles } from '../../circles/HotCircles.tsx';
import { HotPosts } from '../../hot/HotPosts.tsx';
import { HotTopics } from '../../hot/HotTopics.tsx';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { useOwnLanguage } from '../../language/ownLanguage.ts';
import { TalkedMatches } from '../../matches/TalkedMatches.tsx';
import { Composer } from '../../posts/Composer.tsx';
import { PostFeed } from '../../posts/PostFeed.tsx';
import { feedHref } from './circleAddress.ts';
import { Beside, Blocks, Columns, TabsPlace, HeadLine } from './Circle.layout.ts';
import { CircleNav } from './CircleNav.tsx';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { CircleRow } from '@pitchside/ui/CircleRow';
import { MessagesSquare } from 'lucide-react';
import { groupHref } from '../../../messages/chatLinks.ts';
import { circleView } from '../../circles/circle.presenter.ts';

/** Header of the shown circle: its description, and the button to join. */
function CircleHead({ circle }: { circle: Circle }) {
  const { t } = useLingui();
  return (
    <Card padding="small" aria-label={circle.name}>
      <CircleRow circle={circleView(circle)} joined={circle.is_joined} onJoinedChange={(isJoined) => setJoined(circle.id, isJoined)} />
      {(circle.about || circle.group_id !== null) && (
        <HeadLine>
          <Text as="p" tone="soft" size="s">
            {circle.about}
          </Text>
          {circle.group_id !== null && (
            <ButtonLink size="s" tone="soft" icon={<MessagesSquare size={16} aria-hidden />} href={groupHref(circle.group_id)}>
              {t`进群聊`}
            </ButtonLink>
          )}
        </HeadLine>
      )}
    </Card>
  );
}

/** /circle: posts of all circles or of one, with hot topics beside them. */
export function CircleScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const { id, topic, feed } = readCircle(parameters);
  const { user } = useSnapshot(session);
  const own = useOwnLanguage();
  const { list } = useSnapshot(circles);
  useEffect(loadCircles, [user?.id]);
  const circle = (list as readonly Circle[]).find((one) => one.id === id);
  const names: Record<CircleFeed, string> = {
    recommended: t`推荐`,
    new: t`最新`,
    followed: t({ id: 'follows.of', message: '关注' }),
    own: t`我的`,
  };
  const isForMembers = feed === 'followed' || feed === 'own';
  const empty: Record<CircleFeed, string> = {
    recommended: t`圈子里还没有帖子`,
    new: t`圈子里还没有帖子`,
    followed: t`你关注的人还没有发帖`,
    own: t`你还没有发过帖子`,
  };
  return (
    <Page data-ready>
      <VisuallyHidden as="h1">{circle?.name ?? topic ?? t`社区`}</VisuallyHidden>
      <Columns>
        <Region>
          <CircleNav currentId={id} />
        </Region>
        <Blocks>
          {circle && <CircleHead circle={circle} />}
          {topic !== undefined && (
            <Card padding="small" aria-label={t`话题`}>
              <Text as="p" size="title">{`#${topic}#`}</Text>
              <Text as="p" tone="soft" size="s">{t`提到这个话题的帖子。在帖子里写 #${topic}# 就会出现在这里。`}</Text>
            </Card>
          )}
          <Card aria-label={t`写帖子`}>
            <Composer {...(id !== undefined && { here: id })} />
          </Card>
          <Card padding="none" aria-label={t`看哪些帖子`}>
            <TabsPlace>
              <LinkTabs
                label={t`看哪些帖子`}
                value={feed}
                size="l"
                tabs={circleFeeds.map((one) => ({ id: one, label: names[one], href: feedHref({ id, topic, feed: one }) }))}
              />
              {!isForMembers && <LanguageChoice />}
            </TabsPlace>
          </Card>
          {isForMembers && !user ? (
            <EmptyState title={t`登录后看你关注的人和圈子`} action={<Button onClick={openLogin}>{t`登录`}</Button>} />
          ) : (
            <PostFeed
              query={circlePosts({ id, topic, feed }, own)}
              empty={<EmptyState title={empty[feed]}>{t`来写第一条，说说今天的比赛。`}</EmptyState>}
            />
          )}
        </Blocks>
        <Beside>
          <Region>
            <HotPosts />
          </Region>
          <Region>
            <HotCircles />
          </Region>
          <Region>
            <TalkedMatches />
          </Region>
          <Region>
            <HotTopics />
          </Region>
        </Beside>
      </Columns>
    </Page>
  );
}
