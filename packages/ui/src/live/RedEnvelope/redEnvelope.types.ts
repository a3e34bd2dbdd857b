/** Giver of an envelope, or a member who took from one. */
export interface EnvelopeMember {
  id: string;
  nickname: string;
  /** The portrait is drawn from it where there is no picture; default the id. */
  avatarSeed?: string;
  avatarSrc?: string;
}

/** A share that was taken. */
export interface EnvelopeShare {
  member: EnvelopeMember;
  /** Diamonds. */
  amount: number;
  /** Whether it is the viewer's own. */
  own?: boolean;
}

/** Conditions that the viewer has not met yet; nobody opens their own. */
export type EnvelopeUnmet = 'sign-in' | 'follow' | 'phrase' | 'own';

/** Conditions for opening an envelope: none, following the anchor, or saying a phrase in the room. */
export type EnvelopeAsks = { kind: 'everyone' } | { kind: 'followers' } | { kind: 'phrase'; words: string };

/** Stages of an envelope for this viewer. */
export type EnvelopeStage =
  /** Opens for all at a moment, in ms UTC. */
  | { kind: 'waiting'; opensAt: number }
  /** May be opened, unless something is still asked for, or it is the viewer's own. */
  | { kind: 'ready'; unmet?: EnvelopeUnmet }
  | { kind: 'opening' }
  /** The viewer's share, and all shares, the largest first. */
  | {
      kind: 'opened';
      amount: number;
      shares: readonly EnvelopeShare[];
      /** Seconds until all were gone; left out while some remain. */ goneAfter?: number;
    }
  /** Empty, or the rest was returned (`expired`); all shares, the largest first, and the time in ms UTC at which the next may open. */
  | { kind: 'empty'; expired?: boolean; shares?: readonly EnvelopeShare[]; nextAt?: number }
  /** Opening failed; the share is not lost. */
  | { kind: 'failed' };
