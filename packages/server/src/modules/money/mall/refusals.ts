import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { refusalReasons, type RefusalReason } from '@pitchside/api/money/mall';
import type { Names } from '../../../text/local.ts';
import { speakAll } from '../../../text/speak.ts';

const words: Record<RefusalReason, MessageDescriptor> = {
  out_of_stock: msg`库存不足`,
  undeliverable: msg`这个地址送不到`,
  wrong_details: msg`收件信息不对`,
};

/** Reason of a refusal: a standard one in all languages, any other as written by the operator. */
export function refusalTexts(reason: string): Names | string {
  const usual = refusalReasons.find((known) => known === reason);
  return usual ? speakAll(words[usual]) : reason;
}
