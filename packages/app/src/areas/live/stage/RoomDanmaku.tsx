import type { DanmakuSource } from '@pitchside/ui/DanmakuLayer';
import { useSnapshot } from 'valtio';
import { FlyingComments } from './FlyingComments.tsx';
import { followPast } from './pastComments.ts';
import { picture, programmeTime } from './picture.store.ts';
import { onComments } from './comments.store.ts';
import { roomState } from './room.store.ts';
import { stage } from '../../../platform/player/stage.store.ts';
import { fly } from './useFlyingView.ts';

const behind = () => picture.behind;

/** New comments from now on. A viewer who looks back gets those that are later than the picture too. */
const coming: DanmakuSource = (listener) =>
  onComments((comments, fresh) => {
    const seen = behind() > 0 ? (programmeTime() ?? Infinity) : Infinity;
    const due = fresh ? comments : comments.filter(({ at }) => at > seen);
    if (due.length > 0) listener(fly(due));
  });

/** Comments at the recording's current position; live comments are left out. */
const past: DanmakuSource = (listener) =>
  roomState.id === null
    ? () => undefined
    : followPast({ roomId: roomState.id, programmeTime, show: (comments) => listener(fly(comments)) });

/** The comments over the picture of the room. */
export function RoomDanmaku() {
  const { phase, isPast } = useSnapshot(picture);
  const { fullscreen } = useSnapshot(stage);
  return (
    <FlyingComments
      source={isPast ? past : coming}
      programmeTime={programmeTime}
      behind={behind}
      paused={phase === 'paused'}
      fullscreen={fullscreen}
    />
  );
}
