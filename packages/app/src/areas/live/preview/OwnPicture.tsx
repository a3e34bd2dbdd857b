import { getLiveUrl, type Room } from '@pitchside/api/live/live';
import { Cover } from '@pitchside/ui/Cover';
import { PlayerFrame } from '@pitchside/ui/PlayerFrame';
import { SoundMeter } from '@pitchside/ui/SoundMeter';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { unlessLost } from '../../../platform/log/later.ts';
import { useLivePlayer } from '../../../platform/player/useLivePlayer.ts';
import { useSoundLevel } from '../../../platform/player/useSoundLevel.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { coverView } from '../../scores/cover.presenter.ts';
import { playerState } from '../stage/player.presenter.ts';
import { setFullscreen, stage } from '../../../platform/player/stage.store.ts';
import { Meter, PicturePlace } from './preview.layout.ts';

/** The anchor's own picture as viewers get it, with its sound level; muted at first, so that they do not hear themselves. */
export default function OwnPicture({ room }: { room: Room }) {
  const { fullscreen } = useSnapshot(stage);
  const [sound, setSound] = useState({ volume: 0.7, muted: true });
  const isLive = room.status === 'live';
  const { value: live } = useResource(isLive ? room.id : null, (signal) => api.call(getLiveUrl, { id: room.id }, { signal, quiet: true }));
  const { video, player, state } = useLivePlayer(isLive ? live?.qualities[0]?.url : undefined);
  const level = useSoundLevel(video, sound);
  return (
    <>
      <PicturePlace>
        <PlayerFrame
          state={playerState({ room, live: live ?? null, picture: state, sound, layout: { theatre: false, webFull: false, fullscreen } })}
          video={<video ref={video} playsInline muted aria-label={room.title} />}
          poster={<Cover {...coverView(room)} loading="eager" />}
          onPlay={() => player.current?.play()}
          onPause={() => player.current?.pause()}
          onRefresh={() => player.current?.refresh()}
          onLookBack={(seconds) => player.current?.lookBack(seconds)}
          onMutedChange={(muted) => setSound((before) => ({ ...before, muted }))}
          onVolumeChange={(volume) => setSound({ volume, muted: volume === 0 })}
          onFullscreenChange={(on) => unlessLost(setFullscreen(on))}
        />
      </PicturePlace>
      <Meter>
        <SoundMeter {...level} />
      </Meter>
    </>
  );
}
