import { ApiError } from '@pitchside/api';
import { barrageSend } from '@pitchside/api/barrage';
import { proxy } from 'valtio';
import { api } from '../../../platform/api/api.ts';
import { openLoginFor } from '../../../platform/overlays/overlays.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { roomState } from './room.store.ts';

/** Whether a comment of this person is on its way. */
export const speaking = proxy<{ sending: boolean }>({ sending: false });

/** Says something in the room; false when it was refused: the words of the refusal came as a toast, and what was typed stays. */
export async function speak(text: string): Promise<boolean> {
  const { room } = roomState;
  if (!room) return false;
  speaking.sending = true;
  try {
    await api.call(barrageSend, { id: room.id, text }, { idempotencyKey: crypto.randomUUID() });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  } finally {
    speaking.sending = false;
  }
}

/** Says the same as somebody else; a visitor signs in first, and the act then goes on. */
export function echo(text: string): void {
  const say = () => speak(text).then(() => undefined);
  if (session.user) void say();
  else openLoginFor({ after: say });
}
