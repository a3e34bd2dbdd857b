import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CallError } from '../../../platform/callError.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Database, Transaction } from '../../../ports/database/database.ts';
import type { BarrageService } from '../../live/barrage/index.ts';
import type { Follow } from '../../member/follow/index.ts';
import type { EnvelopeRow } from './envelopes.repository.ts';

const texts = {
  early: msg`红包还没开抢`,
  empty: msg`红包已经抢完了`,
  expired: msg`红包已经过期`,
  own: msg`不能抢自己的红包`,
  follow: msg`先关注主播，再来抢`,
  phrase: msg`先说出口令，再来抢`,
};

/** Conditions of an envelope that a member may not meet. */
export type Unmet = 'own' | 'follow' | 'phrase';

export interface RuleParts {
  isFollowing: Follow['isFollowing'];
  said: BarrageService['said'];
}

/** Conditions for taking from an envelope. */
export function createEnvelopeRules({ clock }: Pick<Platform, 'clock'>, { isFollowing, said }: RuleParts) {
  /** The first unmet condition for a member; null when all are met. */
  async function unmet(
    from: Database | Transaction,
    { giverId, condition, phrase, roomId, at }: EnvelopeRow,
    anchorId: number,
    memberId: number,
  ): Promise<Unmet | null> {
    if (giverId === memberId) return 'own';
    // Anchors cannot follow themselves, but may claim in their own room.
    if (condition === 'followers' && memberId !== anchorId && !(await isFollowing(from, memberId, anchorId))) return 'follow';
    if (condition === 'phrase' && !(await said(from, roomId, memberId, phrase, at))) return 'phrase';
    return null;
  }

  /** Reason why an envelope cannot be claimed now; undefined if it can. */
  function closed({ taken, shares, doneAt, expiresAt, opensAt }: EnvelopeRow): MessageDescriptor | undefined {
    if (taken === shares.length) return texts.empty;
    if (doneAt !== null || expiresAt <= clock.now()) return texts.expired;
    return opensAt > clock.now() ? texts.early : undefined;
  }

  return {
    unmet,
    closed,
    /** @throws CallError with the reason why nothing can be claimed now */
    async refuse(tx: Transaction, row: EnvelopeRow, anchorId: number, memberId: number): Promise<void> {
      const why = closed(row);
      if (why) throw new CallError(why);
      const asked = await unmet(tx, row, anchorId, memberId);
      if (asked) throw new CallError(texts[asked]);
    },
  };
}
