import type { Video } from '@pitchside/api/content/videos';
import { useRef, useState } from 'react';
import type { VideoCardProps } from '@pitchside/ui/VideoCard';

/** Whether pictures may move by themselves; false if the person asked for less motion or less data. */
const mayMove = () =>
  !matchMedia('(prefers-reduced-motion: reduce)').matches &&
  !(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;

/**
 * Preview of a video on a wall: a card plays its own video without sound while the pointer rests on it, and the pointer's place over the
 * picture seeks. One card at a time.
 */
export function useVideoPreview(): (video: Video) => Pick<VideoCardProps, 'preview' | 'onRestChange' | 'onScrub'> {
  const [rested, setRested] = useState<string>();
  const picture = useRef<HTMLVideoElement>(null);
  const share = useRef<number>(undefined);
  const show = () => {
    const video = picture.current;
    if (video && share.current !== undefined && Number.isFinite(video.duration)) video.currentTime = share.current * video.duration;
  };
  return ({ id, clip }) => ({
    ...(rested === id && {
      preview: <video ref={picture} src={clip.url} muted autoPlay playsInline tabIndex={-1} onLoadedMetadata={show} />,
    }),
    onRestChange: (rests) => {
      if (!rests) share.current = undefined;
      setRested((before) => (rests ? (mayMove() ? id : undefined) : before === id ? undefined : before));
    },
    onScrub: (at) => {
      share.current = at;
      if (rested === id) show();
    },
  });
}
