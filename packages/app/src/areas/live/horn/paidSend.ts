import { ApiError } from '@pitchside/api';
import { barrageSend } from '@pitchside/api/live/barrage';
import { sendHorn } from '@pitchside/api/live/horn';
import type { DanmakuAnswer } from '@pitchside/ui/DanmakuComposer';
import { api } from '../../../platform/api/api.ts';
import { session } from '../../../platform/session/session.store.ts';
import { charge } from '../../../platform/session/wallet.store.ts';
import { noteSpent } from '../gifts/spent.store.ts';

/** Kinds of words that are paid for: every room hears a horn, an advertisement stands out in its own. */
export const paidKinds = ['horn', 'advert'] as const;
export type PaidKind = (typeof paidKinds)[number];

interface Paid {
  roomId: string;
  text: string;
  /** Diamonds that the sender was shown. */
  price: number;
}

let lost: { said: string; key: string } | undefined;

/**
 * Sends a paid message at the shown price; returns the server's message when it refuses. A retry after a lost answer uses the same key, so
 * that nobody pays twice.
 */
export async function sendPaid(kind: PaidKind, { roomId: id, text, price: expected_price }: Paid): Promise<DanmakuAnswer> {
  const sender = session.user?.id ?? '';
  const said = JSON.stringify([kind, id, text, sender]);
  const key = lost?.said === said ? lost.key : crypto.randomUUID();
  lost = undefined;
  const options = { idempotencyKey: key, quiet: true };
  try {
    if (kind === 'horn') await charge(() => api.call(sendHorn, { id, text, expected_price }, options));
    else await charge(() => api.call(barrageSend, { id, text, type: 'advert', expected_price }, options));
    noteSpent(sender, expected_price);
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.failure === 'answer') return error.code === 1 ? { refused: error.message } : false;
    lost = { said, key };
    throw error;
  }
}
