/** Who gave an envelope or took from one. */
export interface EnvelopeMember {
  /** The portrait is drawn from it where there is no picture. */
  id: string;
  nickname: string;
  avatarSrc?: string;
}

/** One share that somebody took. */
export interface EnvelopeShare {
  member: EnvelopeMember;
  /** Diamonds. */
  amount: number;
  /** The viewer's own. */
  own?: boolean;
}

/** Where an envelope stands for this viewer. */
export type EnvelopeStage =
  /** Opens for all at a moment, in ms UTC. */
  | { kind: 'waiting'; opensAt: number }
  /** May be opened, unless something is still asked for. */
  | { kind: 'ready'; unmet?: 'sign-in' | 'comment' }
  | { kind: 'opening' }
  /** The viewer's share, and who took what, the best first. */
  | {
      kind: 'opened';
      amount: number;
      shares: readonly EnvelopeShare[];
      /** Seconds until all were gone; left out while some remain. */ goneAfter?: number;
    }
  /** All gone; the next may open at a moment, in ms UTC. */
  | { kind: 'empty'; nextAt?: number; /** The viewer will be told. */ reminded?: boolean }
  /** It could not be opened; the share is not lost. */
  | { kind: 'failed' };
