import { useLingui } from '@lingui/react/macro';
import { Pressable } from '@pitchside/ui/Pressable';
import { Text } from '@pitchside/ui/Text';
import { useFormat } from '@pitchside/ui/format';
import { useEffect } from 'react';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { Frames } from './MyVideos.layout.ts';

/** Number of offered frames, and the width of each in px. */
const [offered, width] = [6, 1_280];

/** One frame of a video, to be chosen as its cover. */
interface Frame {
  /** Second of the video. */
  at: number;
  /** Object URL of the picture; the reader of the frames revokes it. */
  url: string;
  file: File;
}

/** Waits for an event of a video; rejects where it cannot be played. */
const comes = (video: HTMLVideoElement, event: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true, signal });
    video.addEventListener('error', () => reject(new Error('a video cannot be read')), { once: true, signal });
  });

/** Reads frames spread over a video that this browser plays; none where it does not. */
async function readFrames(url: string, signal: AbortSignal): Promise<Frame[]> {
  const video = document.createElement('video');
  Object.assign(video, { muted: true, preload: 'auto', src: url });
  const frames: Frame[] = [];
  try {
    await comes(video, 'loadeddata', signal);
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(width, video.videoWidth);
    canvas.height = Math.round((canvas.width * video.videoHeight) / Math.max(1, video.videoWidth));
    for (let index = 0; index < offered && !signal.aborted; index += 1) {
      const at = (video.duration * (index + 0.5)) / offered;
      const there = comes(video, 'seeked', signal);
      video.currentTime = at;
      await there;
      canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
      if (blob)
        frames.push({ at, url: URL.createObjectURL(blob), file: new File([blob], `frame-${index + 1}.jpg`, { type: 'image/jpeg' }) });
    }
  } catch {
    // A codec that this browser does not play: the cover is then a picture of their own.
  } finally {
    video.removeAttribute('src');
    video.load();
  }
  return frames;
}

/** Frames of a chosen video, one of which may be its cover. */
export function FrameChoice({ url, onChoose }: { url: string; onChoose: (file: File) => void }) {
  const { t } = useLingui();
  const { clock } = useFormat();
  const { value: frames } = useResource(url, (signal) => readFrames(url, signal));
  useEffect(() => () => frames?.forEach((frame) => URL.revokeObjectURL(frame.url)), [frames]);
  if (!frames || frames.length === 0) return null;
  return (
    <div>
      <Text as="p" size="s" tone="quiet">{t`或者从视频里选一帧作封面`}</Text>
      <Frames>
        {frames.map(({ at, url: picture, file }) => {
          const moment = clock(at);
          return (
            <li key={at}>
              <Pressable look="card" onClick={() => onChoose(file)}>
                <img src={picture} alt={t`${moment} 的画面`} />
              </Pressable>
            </li>
          );
        })}
      </Frames>
    </div>
  );
}
