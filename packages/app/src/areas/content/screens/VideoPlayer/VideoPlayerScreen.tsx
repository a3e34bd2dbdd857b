import { nextOf } from '@pitchside/api/screens/VideoPlayer';
import { useLingui } from '@lingui/react/macro';
import { getVideoInfo, nextVideos, type Video } from '@pitchside/api/content/videos';
import { Banner } from '@pitchside/ui/Banner';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { StoryCover } from '@pitchside/ui/Cover';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { routes } from '../../../../routes.data.ts';
import { api } from '../../../../platform/api/api.ts';
import { Door } from '../../../../platform/page/Wall.layout.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { followFullscreen, stage } from '../../../../platform/player/stage.store.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { pageTitle } from '../../../../platform/title/title.store.ts';
import { LaterDiscussion } from '../../discussion.lazy.tsx';
import { videoHref } from '../../videoLinks.ts';
import { videoCover } from '../../videos/video.presenter.ts';
import { readVideo } from './videoAddress.ts';
import { VideoAuthor } from './VideoAuthor.tsx';
import { VideoChapters } from './VideoChapters.tsx';
import { VideoNextUp } from './VideoNextUp.tsx';
import { VideoPicture } from './VideoPicture.tsx';
import { Main, Side, PictureArea, Stage } from './VideoPlayer.layout.ts';
import { VideoText } from './VideoText.tsx';

/** Polling interval of a video that is still being processed, ms. */
const lookEvery = 3_000;

/** /video-player: one video with its danmaku, comments and next videos. */
export function VideoPlayerScreen() {
  const [parameters] = useSearchParams();
  const { id, at } = readVideo(parameters);
  useEffect(followFullscreen, []);
  return id === undefined ? <NoVideo /> : <VideoPage key={id} id={id} begin={at} />;
}

/** An address that names no video that can be seen. */
function NoVideo({ reason }: { reason?: string }) {
  const { t } = useLingui();
  return (
    <Door data-ready>
      <EmptyState
        level={1}
        title={t`没有这个视频`}
        action={<ButtonLink href={routes.videoList.path} size="l">{t`看看别的视频`}</ButtonLink>}
      >
        {reason ?? t`它可能已被作者删除，或者还在审核。`}
      </EmptyState>
    </Door>
  );
}

function VideoPage({ id, begin }: { id: string; begin: number | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { user } = useSnapshot(session);
  const { theatre } = useSnapshot(stage);
  const [jump, setJump] = useState<{ at: number } | null>(null);
  const info = useResource(`${id} ${user?.id ?? ''}`, (signal) => api.call(getVideoInfo, { id }, { signal, quiet: true }), { family: id });
  const next = useResource(id, (signal) => api.call(nextVideos, nextOf(id), { signal, quiet: true }));
  // What this reader did on this page, and lines that they said here.
  const [changed, setChanged] = useState<Partial<Video>>({});
  const [said, setSaid] = useState<readonly number[]>([]);
  const known = info.value;
  const isComing = known?.state === 'processing';
  const { again } = info;
  useEffect(() => {
    if (!isComing) return;
    const timer = setInterval(again, lookEvery);
    return () => clearInterval(timer);
  }, [isComing, again]);
  const video = known?.video && { ...known.video, ...changed };
  const title = video?.title ?? null;
  useEffect(() => {
    pageTitle.own = title;
    return () => void (pageTitle.own = null);
  }, [title]);

  if (!known && info.state === 'failed')
    return (
      <Door data-ready>
        <ErrorState level={1} title={t`视频没能送到`} onRetry={info.again} action={<a href={routes.videoList.path}>{t`看看别的视频`}</a>} />
      </Door>
    );
  if (known && !video) return <NoVideo />;
  const following = next.value?.list[0];
  const parts = known?.danmaku_heat ?? [];
  const seconds = video?.clip.seconds ?? 0;
  const heat = parts.map(
    (total, part) =>
      total + said.filter((moment) => Math.min(parts.length - 1, Math.floor((moment / seconds) * parts.length)) === part).length,
  );
  const lines = heat.reduce((sum, total) => sum + total, 0);
  const chapters = known?.chapters ?? [];
  const percent = known?.processing ?? 0;
  const states: Partial<Record<string, string>> = {
    processing: t`这个视频正在转码，已完成 ${percent}%`,
    awaiting: t`这个视频还在审核，只有你能看到`,
    failed: t`这个视频没有通过审核，只有你能看到`,
    hidden: t`这个视频被收起了，只有你能看到`,
  };
  const own = known && states[known.state];
  return (
    <Page data-ready={video ? true : undefined}>
      <Stage $theatre={theatre}>
        <Main>
          {own && (
            <Banner open tone="warning">
              {known.reason ? `${own}：${known.reason}` : own}
            </Banner>
          )}
          {video && !isComing ? (
            <VideoPicture
              video={video}
              course={{ heat, chapters }}
              begin={begin}
              next={following}
              onNext={() => following && void navigate(videoHref(following.id))}
              jump={jump}
              onSaid={(moment) => setSaid((before) => [...before, moment])}
              onViews={(views) => setChanged((before) => ({ ...before, views }))}
            />
          ) : (
            <PictureArea>{video ? <StoryCover {...videoCover(video)} /> : <Skeleton shape="block" height="100%" />}</PictureArea>
          )}
          {video && (
            <>
              <VideoText
                video={video}
                isPublic={known.state === 'shown'}
                lines={lines}
                onChange={(facts) => setChanged((before) => ({ ...before, ...facts }))}
              />
              {chapters.length > 0 && <VideoChapters chapters={chapters} onJump={(at) => setJump({ at })} />}
              <LaterDiscussion
                of={{ kind: 'video', id }}
                total={video.comments}
                moments={{
                  seconds: video.clip.seconds,
                  onJump: (at) => {
                    setJump({ at });
                    // The picture is above what was pressed.
                    scrollTo({ top: 0 });
                  },
                }}
                {...(known.state !== 'shown' && { closed: t`通过审核后才能评论` })}
              />
            </>
          )}
        </Main>
        <Side>
          {video ? (
            <VideoAuthor author={video.author} isFollowed={known.is_followed} isOwn={video.is_own} />
          ) : (
            <Skeleton shape="block" height={132} />
          )}
          <VideoNextUp videos={next.value?.list} failed={next.state === 'failed'} onRetry={next.again} />
        </Side>
      </Stage>
    </Page>
  );
}
