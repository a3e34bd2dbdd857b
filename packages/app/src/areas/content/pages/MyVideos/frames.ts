/** Number of offered frames, and the width of each in px. */
const [offered, width] = [6, 1_280];

/** One frame of a video, to be chosen as its cover. */
export interface Frame {
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
export async function readFrames(url: string, signal: AbortSignal): Promise<Frame[]> {
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
