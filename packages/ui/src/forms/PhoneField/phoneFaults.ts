import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PhoneFault } from './phone.types.ts';

/** Messages of the faults. */
export const phoneFaultTexts: Record<PhoneFault, MessageDescriptor> = {
  incomplete: msg`手机号不完整`,
  long: msg`号码太长，请检查`,
  country: msg`还不支持这个国家或地区的号码`,
  unreadable: msg`这不像手机号，请检查`,
};
