import { ApiError } from '@pitchside/api';
import { barrageSend } from '@pitchside/api/live/barrage';
import type { DanmakuAnswer } from '@pitchside/ui/DanmakuComposer';
import { api } from '../../../platform/api/api.ts';
import { openLoginFor } from '../../../platform/overlays/overlays.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { say } from '../../../platform/toasts/say.ts';
import { roomState } from './room.store.ts';

interface Saying {
  roomId: string;
  text: string;
  /** One key for one intended saying, kept while it is tried again. */
  key: string;
}

let lost: Saying | undefined;

/**
 * Sends a chat message to a room; returns the server's message when it refuses. A retry after a lost answer uses the same key, so that
 * nothing is sent twice.
 */
export async function speak(roomId: string, text: string): Promise<DanmakuAnswer> {
  const same = lost?.roomId === roomId && lost.text === text ? lost : undefined;
  const saying = same ?? { roomId, text, key: crypto.randomUUID() };
  lost = undefined;
  try {
    await api.call(barrageSend, { id: roomId, text }, { idempotencyKey: saying.key, quiet: true });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.failure === 'answer') return error.code === 1 ? { refused: error.message } : false;
    lost = saying;
    return false;
  }
}

/** Says something in the room on the page, also while the page still learns about it. */
export const speakHere = async (text: string): Promise<DanmakuAnswer> => (roomState.id === null ? false : speak(roomState.id, text));

/** Sends a chat message to the page's room from where no field can show a refusal; a toast shows it. */
export async function speakAloud(text: string): Promise<boolean> {
  const answer = await speakHere(text);
  if (typeof answer === 'object') say('error', answer.refused);
  return answer === true;
}

/** Repeats somebody's message; a visitor signs in first, and the action then goes on. */
export function echo(text: string): void {
  const repeat = () => speakAloud(text).then(() => undefined);
  if (session.user) void repeat();
  else openLoginFor({ after: repeat });
}
