import { useSnapshot } from 'valtio';
import { FlyingComments } from './FlyingComments.wired.tsx';
import { picture, programmeTime } from './picture.store.ts';
import { stage } from './stage.store.ts';

/** The comments over the picture of the room. */
export function RoomDanmaku() {
  const { phase } = useSnapshot(picture);
  const { fullscreen } = useSnapshot(stage);
  return <FlyingComments programmeTime={programmeTime} behind={() => picture.behind} paused={phase === 'paused'} fullscreen={fullscreen} />;
}
