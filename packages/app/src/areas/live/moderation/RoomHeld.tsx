import { ApiError } from '@pitchside/api';
import { decideHeld } from '@pitchside/api/live/barrage';
import { useFormat } from '@pitchside/ui/format';
import { HeldComments } from '@pitchside/ui/HeldComments';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useHeld } from '../useTalk.ts';

const statuses = { loading: 'loading', ready: 'ready', failed: 'error' } as const;

/** Held messages of a room, for its moderators. */
export default function RoomHeldWired({ roomId }: { roomId: string }) {
  const { time } = useFormat();
  const { value, state, again } = useHeld(roomId);
  const [deciding, setDeciding] = useState<string>();

  async function decide(heldId: string, isLetIn: boolean): Promise<void> {
    setDeciding(heldId);
    try {
      await api.call(decideHeld, { id: roomId, held_id: heldId, is_let_in: isLetIn });
    } catch (error) {
      // The call has notified the person.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setDeciding(undefined);
      again();
    }
  }

  return (
    <HeldComments
      status={value ? 'ready' : statuses[state]}
      comments={(value?.list ?? []).map(({ id, text, user, at }) => ({
        id,
        text,
        nickname: user.user_nickname,
        level: user.level,
        at: time(at),
      }))}
      {...(deciding !== undefined && { deciding })}
      onLetIn={(id) => void decide(id, true)}
      onPutAway={(id) => void decide(id, false)}
      onRetry={again}
    />
  );
}
