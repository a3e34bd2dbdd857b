import { useEffect, useRef, useState } from 'react';
import { proxy } from 'valtio';
import { useTopic } from '../../../platform/realtime/useTopic.ts';
import { createScope } from '../../../platform/resource/scope.ts';
import { emptyBoard, followBoard, type FollowedBoard } from '../stage/board.store.ts';
import { BoardDesk } from './BoardDesk.tsx';
import { BoardView } from './BoardView.tsx';

/** Pinned message and polls of a room, for its anchor outside the room. */
export default function OwnBoardWired({ roomId }: { roomId: string }) {
  const [state] = useState(() => proxy(emptyBoard()));
  const followed = useRef<FollowedBoard>(null);
  useEffect(() => {
    const scope = createScope();
    followed.current = followBoard(scope, roomId, state);
    followed.current.ask();
    return scope.leave;
  }, [roomId, state]);
  useTopic(
    `room:${roomId}`,
    (event) => followed.current?.hear(event),
    () => followed.current?.ask(),
  );
  return (
    <>
      <BoardView roomId={roomId} state={state} keeps />
      <BoardDesk roomId={roomId} state={state} />
    </>
  );
}
