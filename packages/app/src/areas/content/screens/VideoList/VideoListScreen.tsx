import { useLingui } from '@lingui/react/macro';
import { Button } from '@pitchside/ui/Button';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Card } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { VideoStage, VideoStageSkeleton, VideoStageVacant } from '@pitchside/ui/VideoStage';
import { RefreshCw } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { memberPlaces } from '../../../../platform/session/memberLinks.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { VisuallyHidden } from '../../../../platform/visuallyHidden/visuallyHidden.layout.ts';
import { useRecommended } from '../../videos/useRecommended.ts';
import { VideoAuthors } from '../../videos/VideoAuthors.tsx';
import { VideoRank } from '../../videos/VideoRank.tsx';
import { videoView } from '../../videos/video.presenter.ts';
import { atOnce } from '../../videos/videosQuestions.ts';
import { VideoWall } from '../../videos/VideoWall.tsx';
import { ListCategories } from './ListCategories.tsx';
import { ListFollowed } from './ListFollowed.tsx';
import { ListLatest } from './ListLatest.tsx';
import { Beside, Blocks, Columns } from '../../columns.layout.ts';
import { Block } from './VideoList.layout.ts';

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
