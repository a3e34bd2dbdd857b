import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Meanings of amounts, as fans read the numbers. */
export const countMeanings: Readonly<Record<number, MessageDescriptor>> = {
  1: msg`一心一意`,
  10: msg`十全十美`,
  66: msg`一切顺利`,
  188: msg`要抱抱`,
  520: msg`我爱你`,
  1314: msg`一生一世`,
};
