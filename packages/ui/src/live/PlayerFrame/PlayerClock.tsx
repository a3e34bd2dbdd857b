import { useFormat } from '../../format/index.ts';
import { clockMark, clockWhole } from './PlayerControls.css.ts';
import type { PlayerRecording } from './playerState.ts';

/** How far the viewer is in a recording, and how long it is. The timeline says it to screen readers. */
export function PlayerClock({ recording: { at, length } }: { recording: PlayerRecording }) {
  const { clock } = useFormat();
  return (
    <span className={clockMark} aria-hidden="true">
      {clock(at)}
      <span className={clockWhole}> / {clock(length)}</span>
    </span>
  );
}
