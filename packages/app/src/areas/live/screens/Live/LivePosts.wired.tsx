import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { useNear } from '../../../../platform/near/useNear.ts';
import { Region } from '../../../../platform/region/Region.tsx';
import { AnchorPosts } from '../../../content/index.ts';
import { roomState } from '../../stage/room.store.ts';
import { PostsPlace } from './LiveUnder.layout.ts';

/** What the anchor of the room writes; it is loaded when it is scrolled to. */
export function LivePosts() {
  const [place, isNear] = useNear();
  const { room } = useSnapshot(roomState);
  return (
    <PostsPlace ref={place}>
      {isNear && room && (
        <Region>
          <Suspense fallback={null}>
            <AnchorPosts key={room.anchor.id} anchorId={room.anchor.id} name={room.anchor.user_nickname} />
          </Suspense>
        </Region>
      )}
    </PostsPlace>
  );
}
