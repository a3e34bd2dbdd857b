import { useSnapshot } from 'valtio';
import { board } from '../stage/board.store.ts';
import { roomState } from '../stage/room.store.ts';
import { standing } from '../stage/standing.store.ts';
import { BoardView } from './BoardView.tsx';

/** Pinned message and poll of the visited room. */
export default function RoomBoardWired() {
  const { id } = useSnapshot(roomState);
  const { isOwner, isModerator } = useSnapshot(standing);
  return id !== null && <BoardView roomId={id} state={board} keeps={isOwner || isModerator} />;
}
