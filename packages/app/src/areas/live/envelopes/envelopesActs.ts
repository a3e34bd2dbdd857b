import { ApiError } from '@pitchside/api';
import { giveEnvelope, takeEnvelope } from '@pitchside/api/money/envelopes';
import type { DanmakuAnswer } from '@pitchside/ui/DanmakuComposer';
import type { EnvelopeOrder } from '@pitchside/ui/EnvelopeForm';
import { api } from '../../../platform/api/api.ts';
import { session } from '../../../platform/session/session.store.ts';
import { charge } from '../../../platform/session/wallet.store.ts';
import { noteSpent } from '../gifts/spent.store.ts';
import { noteTaken } from './envelopes.store.ts';

let lost: { order: string; key: string } | undefined;

/**
 * Gives an envelope; returns the server's message when it refuses. A retry after a lost answer uses the same key, so that nobody pays
 * twice.
 * @throws ApiError when the outcome is unknown
 */
export async function give(roomId: string, { wish: text, ...order }: EnvelopeOrder): Promise<DanmakuAnswer> {
  const giver = session.user?.id ?? '';
  const asked = JSON.stringify([roomId, giver, text, order]);
  const key = lost?.order === asked ? lost.key : crypto.randomUUID();
  lost = undefined;
  try {
    await charge(() => api.call(giveEnvelope, { id: roomId, text, ...order }, { idempotencyKey: key, quiet: true }));
    noteSpent(giver, order.total);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.failure === 'answer') return error.code === 1 ? { refused: error.message } : false;
    lost = { order: asked, key };
    throw error;
  }
}

/** Takes a share; once per member, however often it is pressed or retried. */
export async function take(id: string): Promise<void> {
  const { amount } = await charge(() =>
    api.call(takeEnvelope, { id }, { idempotencyKey: `envelope ${id} ${session.user?.id ?? ''}`, quiet: true }),
  );
  noteTaken(id, amount);
}
