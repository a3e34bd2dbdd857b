import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Region } from '../../../platform/region/Region.tsx';
import { card, closeCard } from './card.store.ts';
import { RoomCard, UndoBar } from './moderation.later.ts';
import { settleUndo, undoable } from './undo.store.ts';

/** Cards of the people in a room, and what a moderator can take back; leaving the room closes the one and settles the other. */
export function RoomDesk() {
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
      <Suspense fallback={null}>
        {shown && <RoomCard />}
        {last && <UndoBar />}
      </Suspense>
    </Region>
  );
}
