import { useSnapshot } from 'valtio';
import { AnchorPosts } from '../../../content/anchor.lazy.ts';
import { roomState } from '../../stage/room.store.ts';

/** Posts of the room's anchor. */
export function LivePosts() {
  const { room } = useSnapshot(roomState);
  return room && <AnchorPosts key={room.anchor.id} anchorId={room.anchor.id} name={room.anchor.user_nickname} />;
}
