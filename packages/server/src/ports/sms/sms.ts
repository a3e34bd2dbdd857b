import type { Language } from '../../text/local.ts';

/** Content of a message: the code, that the number has an account already, or that it has none. */
export type SmsKind = 'code' | 'taken' | 'unknown';

export interface SmsMessage {
  /** Country code, hyphen, number. */
  mobile: string;
  kind: SmsKind;
  /** Six digits; sent for `code` alone. */
  code: string;
  language: Language;
}

/** Sender of text messages. */
export interface Sms {
  /** @throws Error without the number in it when the message was not accepted */
  send(message: SmsMessage): Promise<void>;
}
