import { nobleLooks, nobleRanks, type NobleRank } from '../../../theme/noble.data.ts';

/** Look of a rank over a picture: colour of the letters, and the plate of its mark. */
export interface NobleDress {
  /** CSS colour of the letters, for a dark or moving ground. */
  letters: string;
  /** CSS colours of the mark's plate and of the drawing on it. */
  plate: string;
  ink: string;
  /** The drawing, on a square of 12. */
  path: string;
}

/** The captain's C has no shape of its own here: cut out of a solid plate it would be illegible at 12 px. */
const paths: Partial<Record<NobleRank, string>> = { captain: 'M9.8 3.4A4.6 4.6 0 1 0 9.8 8.6L7.9 7.2A2.3 2.3 0 1 1 7.9 4.8z' };

export const nobleDress = Object.fromEntries(
  nobleRanks.map((rank) => {
    const { ground, ink, danmaku, mark } = nobleLooks[rank];
    return [rank, { letters: danmaku, plate: ground, ink, path: paths[rank] ?? mark }];
  }),
) as Readonly<Record<NobleRank, NobleDress>>;
