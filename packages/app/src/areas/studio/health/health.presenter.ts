import type { StreamHealth } from '@pitchside/api/live/studio';
import type { StreamView } from '@pitchside/ui/StreamHealth';

/** A stream as the part shows it; null while nothing is pushed. */
export function streamView(health: StreamHealth | null): StreamView | null {
  if (!health || health.state === 'off') return null;
  const { state, level, faults, since, silent, video, audio, tries, tried_at } = health;
  return {
    state,
    level,
    faults,
    since,
    silent,
    video: video && {
      codec: video.codec,
      kbps: video.kbps,
      width: video.width,
      height: video.height,
      fps: video.fps,
      usualFps: video.usual_fps,
      keyInterval: video.key_interval,
      frames: video.frames,
      lost: video.lost,
      late: video.late,
    },
    audio: audio && { codec: audio.codec, kbps: audio.kbps, rate: audio.rate, channels: audio.channels },
    tries,
    triedAt: tried_at,
  };
}
