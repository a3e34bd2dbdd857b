import { useFormat } from '../../format/index.ts';
import { clockMark, clockWhole } from './PlayerControls.css.ts';
import type { PlayerRecording } from './playerState.ts';

/** Position in a recording, and its length. Screen readers get both from the timeline. */
export function PlayerClock({ recording: { at, length } }: { recording: PlayerRecording }) {
  const { clock } = useFormat();
  return (
    <span className={clockMark} aria-hidden="true">
      {clock(at)}
      <span className={clockWhole}> / {clock(length)}</span>
    </span>
  );
}
