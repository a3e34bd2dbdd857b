import { useLingui } from '@lingui/react/macro';
import { getClip, type Clip } from '@pitchside/api/live/clips';
import { clipsBeside } from '@pitchside/api/screens/Clip';
import { idIn } from '@pitchside/api/screens/question';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { Button } from '@pitchside/ui/Button';
import { Cover } from '@pitchside/ui/Cover';
import { ClipCard, ClipCardSkeleton } from '@pitchside/ui/ClipCard';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { RoomCurtain } from '@pitchside/ui/RoomCurtain';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { routes } from '../../../../routes.data.ts';
import { api } from '../../../../platform/api/api.ts';
import { Door } from '../../../../platform/page/Wall.layout.ts';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { followFullscreen, stage } from '../../../../platform/player/stage.store.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { pageTitle } from '../../../../platform/title/title.store.ts';
import { clipView } from '../../../scores/clip.presenter.ts';
import { roomHref } from '../../../scores/matchLinks.ts';
import { useClips, useSeenClips } from '../../../scores/useClips.ts';
import { closeMini } from '../../mini/asideActs.ts';
import { Main, Over, PictureArea, Rows, Stage } from './Clip.layout.ts';
import { ClipPicture } from './ClipPicture.tsx';
import { ClipText } from './ClipText.tsx';

/** Milliseconds between two looks at a clip that is being made. */
const lookEvery = 1_500;

/** /clip: one clip, which plays at once, with others of its match or room. */
export function ClipScreen() {
  const [parameters] = useSearchParams();
  const id = idIn(parameters);
  useEffect(followFullscreen, []);
  // One picture at a time: a room that went on in a corner ends here.
  useEffect(closeMini, []);
  return id === undefined ? <NoClip /> : <ClipPage key={id} id={id} />;
}

/** An address that names no clip. */
function NoClip() {
  const { t } = useLingui();
  return (
    <Door data-ready>
      <EmptyState
        level={1}
        title={t`没有这个片段`}
        action={<ButtonLink href={routes.videoList.path} size="l">{t`看看别的视频`}</ButtonLink>}
      >
        {t`它可能已被下架，或者过期了。`}
      </EmptyState>
    </Door>
  );
}

/** Why a clip cannot be watched, over its cover. */
function ClipCurtain({ clip, isHeld, onShow }: { clip: Clip; isHeld: boolean; onShow: () => void }) {
  const { t } = useLingui();
  const room = <ButtonLink href={roomHref(clip.room.id)} tone="outline">{t`去直播间`}</ButtonLink>;
  if (isHeld)
    return (
      <RoomCurtain
        title={t`你的直播画面还没到这里`}
        when={t`防剧透已开启：画面走到这一刻，片段会自动放出来`}
        actions={<Button onClick={onShow}>{t`现在就看`}</Button>}
      />
    );
  if (clip.state === 'making')
    return <RoomCurtain title={t`片段生成中`} when={<span role="status">{t`一般几秒就好，好了会自动播放`}</span>} actions={room} />;
  if (clip.state === 'failed') return <RoomCurtain title={t`这个片段没能生成`} when={t`这一刻没有录下来`} actions={room} />;
  return <RoomCurtain title={t`这个片段已下架`} when={t`剪的人、主播或平台把它撤下了`} actions={room} />;
}

function ClipPage({ id }: { id: string }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const { theatre } = useSnapshot(stage);
  const [isShown, setShown] = useState(false);
  const info = useResource(`${id} ${user?.id ?? ''}`, (signal) => api.call(getClip, { id }, { signal, quiet: true }), { family: id });
  const { again } = info;
  const clip = info.value?.clip;
  const isMaking = clip?.state === 'making';
  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(again, lookEvery);
    return () => clearInterval(timer);
  }, [isMaking, again]);
  const isHeld = useSeenClips(clip ? [clip] : []).length === 0 && !isShown;
  const title = !clip || isHeld ? null : clip.title;
  useEffect(() => {
    pageTitle.own = title;
    return () => void (pageTitle.own = null);
  }, [title]);

  if (!clip && info.state === 'failed')
    return (
      <Door data-ready>
        <ErrorState level={1} title={t`片段没能打开`} onRetry={again} action={<a href={routes.videoList.path}>{t`看看别的视频`}</a>} />
      </Door>
    );
  if (!clip)
    return (
      <Page aria-busy="true">
        <Stage $theatre={theatre}>
          <PictureArea>
            <Skeleton shape="block" height="100%" />
          </PictureArea>
        </Stage>
      </Page>
    );
  return (
    <Page data-ready>
      <Stage $theatre={theatre}>
        <Main>
          {clip.url !== null && !isHeld ? (
            <ClipPicture clip={clip} url={clip.url} />
          ) : (
            <PictureArea>
              <Cover {...clipView(clip).cover} loading="eager" fill />
              <Over>
                <ClipCurtain clip={clip} isHeld={isHeld} onShow={() => setShown(true)} />
              </Over>
            </PictureArea>
          )}
          <ClipText clip={clip} may={info.value?.may} isHeld={isHeld} onChange={again} />
        </Main>
        <ClipsBeside clip={clip} />
      </Stage>
    </Page>
  );
}

/** Other clips of the match, or of the room. */
function ClipsBeside({ clip }: { clip: Clip }) {
  const { t } = useLingui();
  const { clips, state, isKnown, again } = useClips(clipsBeside(clip));
  return (
    <section aria-labelledby="more-clips" aria-busy={(!isKnown && state === 'loading') || undefined}>
      <SectionTitle headingId="more-clips">{clip.match ? t`这场比赛的片段` : t`这个直播间的片段`}</SectionTitle>
      {!isKnown && state === 'failed' ? (
        <ErrorState layout="row" title={t`片段没能送到`} onRetry={again} />
      ) : isKnown && clips.length === 0 ? (
        <EmptyState title={t`还没有别的片段`} drawing={null} />
      ) : (
        <Rows>
          {isKnown
            ? clips.map((other) => (
                <li key={other.id}>
                  <ClipCard clip={clipView(other)} look="row" current={other.id === clip.id} />
                </li>
              ))
            : [0, 1, 2].map((index) => (
                <li key={index}>
                  <ClipCardSkeleton look="row" />
                </li>
              ))}
        </Rows>
      )}
    </section>
  );
}
