import type { VideoSample } from './fragment.ts';

/** Largest group that can be shown again. */
const limits = { pictures: 600, bytes: 12 * 1024 * 1024 };

/** A picture and when it was decoded, in ticks. */
export type GroupPicture = Omit<VideoSample, 'duration'> & { at: number };

/** Pictures since the last key picture: a decoder needs them to reach the newest one. */
export interface Group {
  /** A key picture begins the group anew. */
  add(picture: GroupPicture): void;
  clear(): void;
  /** True when all of its pictures are there. */
  isWhole(): boolean;
  /** Number of its pictures, and their bytes. */
  size(): { pictures: number; bytes: number };
  /** All pictures again, each shown for one tick, so that decoding can begin here and the newest picture appears at once. */
  again(): VideoSample[];
}

export function createGroup(): Group {
  let pictures: GroupPicture[] = [];
  let bytes = 0;
  let isWhole = false;

  return {
    add(picture) {
      if (picture.isKey) [pictures, bytes, isWhole] = [[], 0, true];
      bytes += picture.data.length;
      if (bytes > limits.bytes || pictures.length >= limits.pictures) [pictures, isWhole] = [[], false];
      if (isWhole) pictures.push(picture);
    },
    clear: () => void ([pictures, bytes, isWhole] = [[], 0, false]),
    isWhole: () => isWhole,
    size: () => ({ pictures: pictures.length, bytes }),
    again() {
      // Shown in the order in which they were, whatever the order of decoding.
      const order = pictures
        .map((picture, index) => ({ index, shown: picture.at + picture.offset }))
        .sort((one, other) => one.shown - other.shown);
      const ranks = new Map(order.map(({ index }, rank) => [index, rank]));
      return pictures.map(({ data, isKey }, index) => ({
        data,
        isKey,
        duration: 1,
        // Browsers' decoders accept nothing that is shown before its key picture, so that this goes before the rest.
        offset: (ranks.get(index) ?? index) - index,
      }));
    },
  };
}
