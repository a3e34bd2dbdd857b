import type { CallData } from '@pitchside/api';
import type { Envelope, EnvelopeShareData, envelopeInfo } from '@pitchside/api/money/envelopes';
import type { EnvelopeAsks, EnvelopeMember, EnvelopeShare, EnvelopeStage, EnvelopeUnmet } from '@pitchside/ui/RedEnvelope';

type Info = CallData<typeof envelopeInfo>;

/** Somebody who gave or took, as an envelope shows them. */
export const takerView = ({ id, avatar: avatarSeed, user_nickname: nickname }: Envelope['from']): EnvelopeMember => ({
  id,
  nickname,
  avatarSeed,
});

const shareView = ({ member, amount }: EnvelopeShareData, ownId: string | undefined): EnvelopeShare => ({
  member: takerView(member),
  amount,
  ...(member.id === ownId && { own: true }),
});

/** Condition for opening an envelope. */
export const asksView = ({ condition, phrase }: Pick<Envelope, 'condition' | 'phrase'>): EnvelopeAsks =>
  condition === 'phrase' ? { kind: 'phrase', words: phrase } : { kind: condition };

const unmetViews: Record<NonNullable<Info['unmet']>, EnvelopeUnmet> = {
  sign_in: 'sign-in',
  follow: 'follow',
  phrase: 'phrase',
  own: 'own',
};

/** State of an envelope for the reader at an instant (ms UTC). `trying` = the request is on its way, `failed` = it did not work. */
export function stageOf(
  { envelope, mine, unmet, shares }: Info,
  { now, ownId, trying = false, failed = false }: { now: number; ownId: string | undefined; trying?: boolean; failed?: boolean },
): EnvelopeStage {
  const taken = shares.map((share) => shareView(share, ownId));
  const { done_at: doneAt, opens_at: opensAt, state } = envelope;
  if (mine !== null)
    return {
      kind: 'opened',
      amount: mine,
      shares: taken,
      ...(state === 'empty' && doneAt !== null && { goneAfter: Math.max(1, Math.round((doneAt - opensAt) / 1_000)) }),
    };
  if (state !== 'open') return { kind: 'empty', expired: state === 'expired', shares: taken };
  if (opensAt > now) return { kind: 'waiting', opensAt };
  if (trying) return { kind: 'opening' };
  if (failed) return { kind: 'failed' };
  return { kind: 'ready', ...(unmet && { unmet: unmetViews[unmet] }) };
}
