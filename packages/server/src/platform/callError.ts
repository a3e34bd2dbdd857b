import type { MessageDescriptor } from '@lingui/core';
import { codes } from '@pitchside/api/contract';

/** A refusal that the caller reads: an envelope code and a message in their language. */
export class CallError extends Error {
  readonly code: number;
  readonly text: MessageDescriptor;
  constructor(text: MessageDescriptor, code: number = codes.failed) {
    super(text.message ?? text.id);
    this.name = 'CallError';
    this.code = code;
    this.text = text;
  }
}
