/** What can be voted for: how a match ends after its regular time. */
export const votePicks = ['home', 'draw', 'away'] as const;
export type VotePick = (typeof votePicks)[number];

/** Votes on a match. */
export interface Votes {
  total: number;
  /** Whole percent of each; null while the viewer may not see it. */
  share: Readonly<Record<VotePick, number>> | null;
  /** What the viewer voted for; null when nothing. */
  mine: VotePick | null;
}
