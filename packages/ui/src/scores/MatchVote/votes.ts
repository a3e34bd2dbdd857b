/** Choices of the vote: the result after regular time. */
export const votePicks = ['home', 'draw', 'away'] as const;
export type VotePick = (typeof votePicks)[number];

/** Votes on a match. */
export interface Votes {
  total: number;
  /** Whole percent of each; null while the viewer may not see it. */
  share: Readonly<Record<VotePick, number>> | null;
  /** Choice of the viewer; null when there is none. */
  mine: VotePick | null;
}
