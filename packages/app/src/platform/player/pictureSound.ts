/** Volume of a picture, 0 to 1, and whether it is muted. */
export interface PictureSound {
  readonly volume: number;
  readonly muted: boolean;
}

/** Gives a picture its sound. */
export function setPictureSound(video: HTMLVideoElement, { volume, muted }: PictureSound): void {
  video.volume = volume;
  video.muted = muted;
}
