import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PlayerQualityKind } from './playerState.ts';

/** Names of the qualities, the pictures’ as in the specification. */
export const qualityNames: Record<PlayerQualityKind, MessageDescriptor> = {
  original: msg`原画`,
  high: msg`高清`,
  standard: msg`标清`,
  smooth: msg`流畅`,
  audio: msg`只听声音`,
  auto: msg`自动`,
};
