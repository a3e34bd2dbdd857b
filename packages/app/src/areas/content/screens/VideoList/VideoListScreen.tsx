import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { ClipStrip } from '@pitchside/ui/ClipStrip';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { VideoStage, VideoStageSkeleton, VideoStageVacant } from '@pitchside/ui/VideoStage';
import { RefreshCw, SlidersHorizontal } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { memberPlaces } from '../../../../platform/session/memberLinks.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { clipView } from '../../../scores/clip.presenter.ts';
import { useClips } from '../../../scores/useClips.ts';
import { useRecommended } from '../../videos/useRecommended.ts';
import { VideoAuthors } from '../../videos/VideoAuthors.tsx';
import { VideoRank } from '../../videos/VideoRank.tsx';
import { videoView } from '../../videos/video.presenter.ts';
import { atOnce } from '../../videos/videosQuestions.ts';
import { VideoWall } from '../../videos/VideoWall.tsx';
import { ListFollowed } from './ListFollowed.tsx';
import { Beside, Blocks, Columns } from '../../columns.layout.ts';
import { Block, CategoryRow } from './VideoList.layout.ts';
import { newestClips } from '@pitchside/api/screens/Videos';
import { allCategories, videoGetList } from '@pitchside/api/content/videos';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { LinkTabs } from '@pitchside/ui/Tabs';
import { useState } from 'react';
import { routes } from '../../../../routes.data.ts';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { LanguageChoice } from '../../language/LanguageChoice.tsx';
import { CategoryManager } from '../../videos/categories.lazy.ts';
import { classifyHref } from '../../videoLinks.ts';
import { useOwnLanguage } from '../../language/ownLanguage.ts';
import { Later } from '../../../../platform/drawn/Later.tsx';

/** Videos shown at most. */
const most = 8;

/** Latest videos, with a link to all of them. */
function ListLatest() {
  const { t } = useLingui();
  const own = useOwnLanguage();
  const { value, state, again } = useResource(`latest ${own.lang ?? ''}`, (signal) =>
    api.call(videoGetList, { limit: most, ...own }, { signal, quiet: true }),
  );
  return (
    <Block aria-labelledby="latest-videos">
      <SectionTitle headingId="latest-videos" more={{ href: classifyHref(undefined, { sort: 'new' }), label: t`更多` }}>
        {t`最新`}
      </SectionTitle>
      {!value && state === 'failed' ? (
        <ErrorState layout="row" title={t`视频没能送到`} onRetry={again} />
      ) : value?.list.length === 0 ? (
        <EmptyState title={t`还没有视频`} drawing={null}>{t`新发的视频会先出现在这里。`}</EmptyState>
      ) : (
        <VideoWall videos={value?.list ?? []} waiting={value ? 0 : most} />
      )}
    </Block>
  );
}

/** Newest clips of broadcasts; nothing while there are none. */
function ListClips() {
  const { t } = useLingui();
  const { clips } = useClips(newestClips);
  return clips.length === 0 ? null : <ClipStrip title={t`直播片段`} clips={clips.map(clipView)} />;
}

/** Doors to the categories, and the way to keep some of them. */
function ListCategories() {
  const { t } = useLingui();
  const [manages, setManages] = useState(false);
  const { value, state } = useResource('categories', (signal) => api.call(allCategories, {}, { signal, quiet: true }));
  const all = value?.list.flatMap(({ children, ...category }) => [category, ...children]) ?? [];
  return (
    <CategoryRow>
      {value || state === 'failed' ? (
        <LinkTabs
          look="chips"
          label={t`视频分类`}
          value="all"
          tabs={[
            { id: 'all', label: t`全部`, href: routes.videoList.path },
            ...all.map(({ id, name }) => ({ id, label: name, href: classifyHref({ id, name }) })),
          ]}
        />
      ) : (
        <Skeleton width={640} height={32} />
      )}
      <LanguageChoice />
      <Button tone="plain" size="s" icon={<SlidersHorizontal size={16} aria-hidden />} onClick={() => setManages(true)}>
        {t`管理分类`}
      </Button>
      {manages && (
        <Later>
          <CategoryManager onClose={() => setManages(false)} />
        </Later>
      )}
    </CategoryRow>
  );
}

/** /video-list: the start page of videos. */
export function VideoListScreen() {
  const { t } = useLingui();
  const { stage, shown, state, again, hasOthers, another } = useRecommended();
  const { user } = useSnapshot(session);
  const isVoid = state === 'ready' && shown.length === 0 && stage?.length === 0;
  // All recommended videos already show at the top.
  const isAbove = state === 'ready' && shown.length === 0 && !isVoid;
  return (
    <Page data-ready>
      <VisuallyHidden as="h1">{t({ id: 'videos.all', message: '视频' })}</VisuallyHidden>
      {stage === undefined ? (
        state === 'loading' && <VideoStageSkeleton />
      ) : isVoid ? (
        <VideoStageVacant>
          <EmptyState title={t`还没有视频`} action={<ButtonLink href={memberPlaces.videos}>{t`发布视频`}</ButtonLink>}>
            {t`第一个发视频的人会站在这里。`}
          </EmptyState>
        </VideoStageVacant>
      ) : (
        <VideoStage label={t`精选视频`} videos={stage.map((video) => ({ ...videoView(video), comments: video.comments }))} />
      )}
      <Card padding="small">
        <ListCategories />
      </Card>
      {!isVoid && (
        <Columns>
          <Blocks>
            {!isAbove && (
              <Block aria-labelledby="recommended-videos">
                <SectionTitle
                  headingId="recommended-videos"
                  {...(hasOthers && {
                    action: (
                      <Button tone="plain" size="s" icon={<RefreshCw size={16} aria-hidden />} onClick={another}>
                        {t`换一批`}
                      </Button>
                    ),
                  })}
                >
                  {t`推荐`}
                </SectionTitle>
                {state === 'failed' ? (
                  <ErrorState title={t`推荐没能送到`} onRetry={again} />
                ) : (
                  <VideoWall videos={shown} waiting={state === 'loading' ? atOnce : 0} eager={4} />
                )}
              </Block>
            )}
            <ListClips />
            {user && <ListFollowed />}
            <ListLatest />
            {!user && <ListFollowed />}
          </Blocks>
          <Beside>
            <VideoRank />
            <VideoAuthors />
          </Beside>
        </Columns>
      )}
    </Page>
  );
}
