import { useLingui } from '@lingui/react/macro';
import { getUserCard } from '@pitchside/api/member/follow';
import { UserCard, type Moderation } from '@pitchside/ui/UserCard';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { blockUser, danmaku, unblockUser } from '../../../platform/preferences/danmaku.store.ts';
import { openReport } from '../../../platform/report/report.store.ts';
import { useResource } from '../../../platform/resource/useResource.ts';
import { session } from '../../../platform/session/session.store.ts';
import { say } from '../../../platform/toasts/say.ts';
import { writeTo } from '../../messages/panel.store.ts';
import { setFollowing } from '../../../platform/follow/followActs.ts';
import { card, closeCard, people, type CardPlace } from './card.store.ts';
import { cardView, mayModerate, type CardData } from './card.presenter.ts';
import type { Desk } from './desk.ts';
import { kick, lift, mute, setAssistant, unmute, withdraw, type Target } from './moderationActs.ts';

/**
 * Moderation that the reader may use on a member in the room; undefined for readers who are no moderators. `onDone` is called when a member
 * was let back in.
 */
function useModeration(
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

/** Card of a member in the room, with the reader's actions: follow, mention, block, report. Moderators act from here. */
export default function RoomCardWired({ desk }: { desk: Desk }) {
  const { shown } = useSnapshot(card);
  if (!shown) return null;
  const { memberId, nickname, at } = shown;
  return <MemberCard key={memberId} desk={desk} memberId={memberId} name={nickname} place={at.place} />;
}

interface MemberCardProps {
  desk: Desk;
  memberId: string;
  name: string;
  place: CardPlace;
}

function MemberCard({ desk, memberId, name, place }: MemberCardProps) {
  const { roomId } = desk;
  const { t } = useLingui();
  const { open } = useSnapshot(card);
  const { user } = useSnapshot(session);
  const { blockedUsers } = useSnapshot(danmaku);
  const [turn, setTurn] = useState(0);
  const { value, again } = useResource(
    open ? `${roomId} ${memberId}` : null,
    (signal) => api.call(getUserCard, { id: roomId, user_id: memberId }, { signal, quiet: true }),
    { version: turn },
  );
  const moderation = useModeration(desk, { memberId, nickname: name }, value, () => setTurn(turn + 1));
  const heard = people.of(memberId);
  const isBlocked = blockedUsers.some(({ userId }) => userId === memberId);
  const block = (on: boolean) => {
    closeCard();
    if (!on) return unblockUser(memberId);
    blockUser(memberId, name);
    say('success', t`已屏蔽 ${name}`, { action: { label: t`撤销`, onClick: () => unblockUser(memberId) } });
  };
  const follow = (on: boolean) => void setFollowing({ id: memberId, name }, on).then(again, () => undefined);
  return (
    <UserCard
      open={open}
      onClose={closeCard}
      anchor={place}
      // Facts from the visit show until the server has answered, or if it fails to.
      member={value ? cardView(value, heard) : (heard ?? { id: memberId, nickname: name })}
      {...(memberId !== user?.id && {
        followed: value?.is_followed ?? false,
        ...(value && { onFollow: follow }),
        ...(user && {
          onMention: () => {
            closeCard();
            desk.onMention(name);
          },
          onMessage: () => {
            closeCard();
            writeTo(memberId);
          },
        }),
        blocked: isBlocked,
        onBlock: block,
        onReport: () => {
          closeCard();
          openReport({ name, of: [{ kind: 'member', id: memberId }] });
        },
      })}
      {...(moderation && { moderation })}
    />
  );
}
