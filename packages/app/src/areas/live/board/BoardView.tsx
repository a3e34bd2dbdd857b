import { pollLimits } from '@pitchside/api/live/polls';
import { PinnedMessage } from '@pitchside/ui/PinnedMessage';
import { Poll } from '@pitchside/ui/Poll';
import { useNow } from '@pitchside/ui/format';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { unlessLost } from '../../../platform/log/later.ts';
import { openLogin } from '../../../platform/overlays/overlays.store.ts';
import { danmaku } from '../../../platform/preferences/danmaku.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import type { BoardState } from '../stage/board.store.ts';
import { endPoll, unpin, voteFor } from './boardActs.ts';

interface BoardViewProps {
  roomId: string;
  state: BoardState;
  /** The person may unpin and end. */
  keeps: boolean;
}

/** Pinned message and poll of a room. Words of members whom the person has blocked are left out. */
export function BoardView({ roomId, state, keeps }: BoardViewProps) {
  const { pin, poll, choice } = useSnapshot(state);
  const { user } = useSnapshot(session);
  const { blockedUsers } = useSnapshot(danmaku);
  const now = useNow(5_000);
  const [busy, setBusy] = useState<'unpin' | 'vote' | 'end'>();
  const act = (kind: NonNullable<typeof busy>, work: () => Promise<unknown>) => {
    if (busy !== undefined) return;
    setBusy(kind);
    unlessLost(work().finally(() => setBusy(undefined)));
  };

  const shown = pin && !blockedUsers.some(({ userId }) => userId === pin.user.id) ? pin : null;
  const isShown = poll && (poll.closed_at === null || now < poll.closed_at + pollLimits.shownFor);
  return (
    <>
      <PinnedMessage
        pin={
          shown && {
            id: shown.id,
            text: shown.text,
            nickname: shown.user.user_nickname,
            ...((shown.user.role === 'anchor' || shown.user.role === 'admin') && { role: shown.user.role }),
          }
        }
        unpinning={busy === 'unpin'}
        {...(keeps && { onUnpin: (id: string) => act('unpin', () => unpin(roomId, id)) })}
      />
      {isShown && (
        <Poll
          key={poll.id}
          question={poll.question}
          options={poll.options}
          endsAt={poll.ends_at}
          ended={poll.closed_at !== null}
          choice={choice}
          voting={busy === 'vote'}
          ending={busy === 'end'}
          {...(user ? { onVote: (wanted: number) => act('vote', () => voteFor(roomId, state, poll.id, wanted)) } : { onSignIn: openLogin })}
          {...(keeps && { onEnd: () => act('end', () => endPoll(roomId, poll.id)) })}
        />
      )}
    </>
  );
}
