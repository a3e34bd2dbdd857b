import type { Quality } from '@pitchside/api/live/live';

/** A quality below the original. */
export type RungName = Exclude<Quality, 'original' | 'audio'>;

/** Properties of a rung. */
export interface Rung {
  name: RungName;
  /** Lines of the picture. */
  height: number;
  /** Most bits a second of its pictures, and their limit as a share of the original's. */
  bitRate: number;
  share: number;
}

/** The rungs that are coded anew, best first. */
export const rungs: readonly Rung[] = [
  { name: 'high', height: 720, bitRate: 2_500_000, share: 0.7 },
  { name: 'standard', height: 480, bitRate: 1_200_000, share: 0.45 },
  { name: 'smooth', height: 360, bitRate: 600_000, share: 0.25 },
];

/**
 * Rungs of a picture: only smaller ones than itself.
 * @param height lines of the original
 */
export const rungsBelow = (height: number): Rung[] => rungs.filter((rung) => rung.height < height);

/** Bits a second of a rung. @param original bits a second of the original; 0 while unknown */
export const rateOf = ({ bitRate, share }: Rung, original: number): number =>
  original > 0 ? Math.min(bitRate, Math.round(original * share)) : bitRate;

/** Folder of a stream's sound as it comes in, and of the one that is coded for bad lines. */
export const soundFolders = { asSent: 'sound', spared: 'sound-low' } as const;

/** Sound that is coded for bad lines: bits and samples a second, and bits a second with what carries it. */
export const sparedSound = { bitRate: 24_000, rate: 24_000, carried: 27_000 } as const;
