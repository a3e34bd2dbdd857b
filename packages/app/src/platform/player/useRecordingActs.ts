import { useEffect } from 'react';
import { useDrawing } from '../drawn/drawn.ts';
import { unlessLost } from '../log/later.ts';
import { setPictureSound } from './pictureSound.ts';
import { setFullscreen, stage } from './stage.store.ts';
import type { useRecordingPlayer } from './useRecordingPlayer.ts';
import { setVolume, useSound } from './volume.store.ts';

/** Applies the stored volume to a recording's picture, and returns the handlers of its controls. */
export function useRecordingActs({ video, player }: Pick<ReturnType<typeof useRecordingPlayer>, 'video' | 'player'>) {
  const sound = useSound();
  const drawn = useDrawing();
  useEffect(() => {
    if (video.current) setPictureSound(video.current, sound);
  }, [video, sound]);
  return {
    sound,
    acts: {
      onPlay: () => player.current?.play(),
      onPause: () => player.current?.pause(),
      onRefresh: () => player.current?.refresh(),
      onSeek: (second: number) => player.current?.seek(second),
      onRateChange: (rate: number) => player.current?.setRate(rate),
      onMutedChange: (muted: boolean) => setVolume({ muted }),
      onVolumeChange: (level: number) => setVolume({ volume: level, muted: level === 0 }),
      onFullscreenChange: (on: boolean) => unlessLost(setFullscreen(on)),
      onWebFullChange: (on: boolean) => void (stage.webFull = on),
      onTheatreChange: (on: boolean) => void (stage.theatre = on),
      ...(!drawn &&
        document.pictureInPictureEnabled && { onPip: () => void video.current?.requestPictureInPicture().catch(() => undefined) }),
    },
  };
}
