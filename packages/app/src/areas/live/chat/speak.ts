import { ApiError } from '@pitchside/api';
import { barrageSend } from '@pitchside/api/barrage';
import type { DanmakuAnswer } from '@pitchside/ui/DanmakuComposer';
import { api } from '../../../platform/api/api.ts';

interface Saying {
  roomId: string;
  text: string;
  /** One key for one intended saying, kept while it is tried again. */
  key: string;
}

let lost: Saying | undefined;

/** Says something in a room; gives the server's words where it refuses. What was lost on the way goes under the same key again, so that nobody says it twice. */
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
