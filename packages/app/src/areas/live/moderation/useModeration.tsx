import type { Moderation } from '@pitchside/ui/UserCard';
import { useSnapshot } from 'valtio';
import { session } from '../../../platform/session/session.store.ts';
import { mayModerate, type CardData } from './card.presenter.ts';
import { closeCard } from './card.store.ts';
import type { Desk } from './desk.ts';
import { kick, lift, mute, setAssistant, unmute, withdraw, type Target } from './moderationActs.ts';

/**
 * Moderation that the reader may use on a member in the room; undefined for readers who are no moderators. `onDone` is called when a member
 * was let back in.
 */
export function useModeration(
  { roomId, isOwner, isModerator, commentsOf }: Desk,
  member: Omit<Target, 'roomId'>,
  data: CardData | undefined,
  onDone: () => void,
): Moderation | undefined {
  const { user } = useSnapshot(session);
  const isOperator = user?.role === 'operator' && !isOwner && !isModerator;
  const whom = { roomId, ...member };
  if (!data?.standing || whom.memberId === user?.id || !mayModerate(data, isOwner, isOperator)) return undefined;
  const { is_muted, muted_until, is_kicked } = data.standing;
  const said = commentsOf(whom.memberId);
  const close =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      closeCard();
      act(...given);
    };
  return {
    needsReason: isOperator,
    ...(is_muted && { mutedUntil: muted_until, onUnmute: () => void unmute(whom).then(onDone) }),
    onMute: close((minutes, reason) => void mute(whom, minutes, reason)),
    messages: said.length,
    onWithdraw: close((reason) => withdraw(whom, said, reason)),
    ...(is_kicked
      ? { onLift: () => void lift(whom).then(onDone) }
      : {
          onKick: close((reason) => void kick(whom, reason)),
          ...(isOwner && { onAdmin: close((on) => void setAssistant(whom, on)) }),
        }),
  };
}
