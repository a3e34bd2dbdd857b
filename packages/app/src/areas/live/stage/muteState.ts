import type { DanmakuComposerState } from '@pitchside/ui/DanmakuComposer';
import type { Mute } from './standing.store.ts';

/** A mute as the fields show it in place of themselves: until when, and why. */
export const muteState = ({ until, reason: why }: Mute): Extract<DanmakuComposerState, { status: 'muted' }> => ({
  status: 'muted',
  ...(until !== null && { until }),
  ...(why && { why }),
});
