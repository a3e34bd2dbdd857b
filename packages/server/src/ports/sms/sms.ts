import type { Language } from '../../text/local.ts';

/** What a message says: the code, that the number has an account already, or that it has none. */
export type SmsKind = 'code' | 'taken' | 'unknown';

export interface SmsMessage {
  /** Country code, hyphen, number. */
  mobile: string;
  kind: SmsKind;
  /** Six digits; sent for `code` alone. */
  code: string;
  language: Language;
}

/** Whoever delivers text messages. */
export interface Sms {
  /** @throws Error without the number in it when the message was not accepted */
  send(message: SmsMessage): Promise<void>;
}
