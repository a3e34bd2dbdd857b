import type { Platform } from '../../platform/platform.ts';
import { smsText, type Sms, type SmsMessage } from './sms.ts';

/** Most messages in memory; older ones are dropped. */
const most = 100;

export interface OutboxMessage extends SmsMessage {
  /** Milliseconds UTC. */
  at: number;
  text: string;
}

/** Messages that were written instead of sent, newest first. */
export interface Outbox extends Sms {
  messages(): readonly OutboxMessage[];
}

/** The default: an outbox in memory, which the demo world shows. */
export function createOutbox({ settings, log, clock }: Pick<Platform, 'settings' | 'log' | 'clock'>): Outbox {
  const kept: OutboxMessage[] = [];
  return {
    async send(message) {
      kept.unshift({ ...message, at: clock.now(), text: smsText(message, settings) });
      kept.length = Math.min(kept.length, most);
      log.debug({ kind: message.kind }, 'an SMS was written to the outbox');
    },
    messages: () => kept,
  };
}
