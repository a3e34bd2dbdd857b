/** Kinds of purchase for a round: pistols, everything, half of it, or next to nothing. */
export const buys = ['pistol', 'full', 'half', 'eco'] as const;
export type Buy = (typeof buys)[number];

/** Letters of buys, as players of all languages write them. */
export const buyLetters: Record<Buy, string> = { pistol: 'P', full: 'F', half: 'H', eco: 'E' };

/** Worth from which a buy is a full or a half one. */
const [full, half] = [20_000, 10_000];
/** Rounds of a half, before overtimes. */
export const halfTime = 12;

/** Classifies a side's purchase by the value of its equipment and the index of the round from 0. */
export const buyOf = (worth: number, round: number): Buy =>
  round === 0 || round === halfTime ? 'pistol' : worth >= full ? 'full' : worth >= half ? 'half' : 'eco';

/** Worth in thousands with one decimal: 27.4k. */
export const worthText = (worth: number): string => `${(worth / 1_000).toFixed(1)}k`;
