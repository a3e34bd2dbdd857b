import { useLingui } from '@lingui/react/macro';
import { livePlayback, getLivePlaybackList } from '@pitchside/api/live/studio';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { pageTitle } from '../../../platform/title/title.store.ts';
import { roomHref } from '../../scores/matchLinks.ts';
import { closeMini } from '../mini/asideActs.ts';
import { Around, Column, ColumnBody, ColumnPlace, InSight, PictureArea, Room, Screen, Stage } from '../stage/room.layout.ts';
import { followFullscreen, stage } from '../../../platform/player/stage.store.ts';
import { ReplayHead } from './ReplayHead.tsx';
import { ReplayPlayer } from './ReplayPlayer.tsx';
import { Card } from '@pitchside/ui/Card';
import { ReplayCard, ReplayCardSkeleton } from '@pitchside/ui/ReplayCard';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { ReplayColumnHead, ReplayRows } from './replay.layout.ts';
import { replayView } from './replay.presenter.ts';

/** Replays are kept for thirty days: more than these no room has. */
const most = 100;

/** All that can be watched again of a room, beside the one that plays. */
function ReplayColumn({ roomId, current }: { roomId: string; current: string }) {
  const { t } = useLingui();
  const { value, state, again } = useResource(roomId, (signal) => api.call(getLivePlaybackList, { id: roomId, limit: most }, { signal }));
  const total = value?.total ?? 0;
  const waiting = Array.from({ length: 4 }, (_, index) => index);
  return (
    <ColumnPlace>
      <Card padding="none" aria-labelledby="replays" aria-busy={!value && state === 'loading'}>
        <Column>
          <ReplayColumnHead>
            <SectionTitle headingId="replays" {...(value && { hint: t`共 ${total} 场` })}>{t`回放`}</SectionTitle>
          </ReplayColumnHead>
          <ColumnBody>
            {!value && state === 'failed' ? (
              <ErrorState layout="row" title={t`回放没能送到`} onRetry={again} />
            ) : (
              <ReplayRows>
                {value
                  ? value.list.map((broadcast) => (
                      <li key={broadcast.id}>
                        <ReplayCard replay={replayView(broadcast)} look="row" current={broadcast.id === current} />
                      </li>
                    ))
                  : waiting.map((index) => (
                      <li key={index}>
                        <ReplayCardSkeleton look="row" />
                      </li>
                    ))}
              </ReplayRows>
            )}
          </ColumnBody>
        </Column>
      </Card>
    </ColumnPlace>
  );
}

/** /live with `replay`: a broadcast of the room that is watched again. */
export function ReplayScreen({ roomId, id }: { roomId: string | undefined; id: string }) {
  const { t } = useLingui();
  const { theatre, chat } = useSnapshot(stage);
  const { value, state, again } = useResource(id, (signal) => api.call(livePlayback, { id }, { signal, quiet: true }));
  const { broadcast, room } = value ?? {};
  const title = broadcast?.title ?? null;
  // One picture at a time: a room that went on in a corner ends here.
  useEffect(closeMini, []);
  useEffect(followFullscreen, []);
  useEffect(() => {
    pageTitle.own = title;
    return () => void (pageTitle.own = null);
  }, [title]);

  if (!value && state === 'failed')
    return (
      <ErrorState
        title={t`这场回放没能打开`}
        onRetry={again}
        action={<a href={roomId === undefined ? '/anchor?type=0' : roomHref(roomId)}>{t`去直播间`}</a>}
      >{t`它可能已被主播收起或过期`}</ErrorState>
    );
  return (
    <Room data-ready={value !== undefined || undefined}>
      <Stage $theatre={theatre} $chat={chat}>
        <InSight $theatre={theatre}>
          <div>{broadcast && room ? <ReplayHead broadcast={broadcast} room={room} /> : <Skeleton shape="block" height={76} />}</div>
          <PictureArea $theatre={theatre}>
            {broadcast?.playback ? (
              <ReplayPlayer key={id} broadcast={broadcast} playback={broadcast.playback} />
            ) : (
              <Screen>
                <Skeleton shape="block" height="100%" />
              </Screen>
            )}
          </PictureArea>
        </InSight>
        {chat && <Around>{room && <ReplayColumn roomId={room.id} current={id} />}</Around>}
      </Stage>
    </Room>
  );
}
