import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Region } from '../../../platform/region/Region.tsx';
import { askMention } from '../chat/column.store.ts';
import { commentsOf } from '../stage/comments.store.ts';
import { roomState } from '../stage/room.store.ts';
import { standing } from '../stage/standing.store.ts';
import { card, closeCard } from './card.store.ts';
import type { Desk } from './desk.ts';
import { RoomCard, UndoBar } from '../moderation.lazy.ts';
import { settleUndo, undoable } from './undo.store.ts';
import { Later } from '../../../platform/drawn/Later.tsx';

/** Cards of the people in a room, and the moderator's undo bar. Leaving the room closes the card and commits the act. */
export function CardDesk({ desk }: { desk: Desk }) {
  const { shown } = useSnapshot(card);
  const { last } = useSnapshot(undoable);
  useEffect(
    () => () => {
      closeCard();
      card.shown = null;
      settleUndo();
    },
    [],
  );
  return (
    <Region fallback={null}>
      {/* The card stays while the code of the bar comes. */}
      <Later>{shown && <RoomCard desk={desk} />}</Later>
      <Later>{last && <UndoBar />}</Later>
    </Region>
  );
}

/** The same for the room that is visited. */
export function RoomDesk() {
  const { id } = useSnapshot(roomState);
  const { isOwner, isModerator } = useSnapshot(standing);
  if (id === null) return null;
  return <CardDesk key={id} desk={{ roomId: id, isOwner, isModerator, commentsOf, onMention: askMention }} />;
}
