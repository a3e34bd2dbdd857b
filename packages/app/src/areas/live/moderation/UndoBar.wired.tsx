import { UndoRow } from '@pitchside/ui/UserCard';
import { useSnapshot } from 'valtio';
import { UndoPlace } from './moderation.layout.ts';
import { settleUndo, undoable, undoLast } from './undo.store.ts';

/** What a moderator did last, for as long as it can be taken back; over the page, so that it stands in every layout of the room. */
export default function UndoBarWired() {
  const { last } = useSnapshot(undoable);
  return (
    last && (
      <UndoPlace>
        <UndoRow key={last.key} onUndo={undoLast} onExpire={settleUndo}>
          {last.words}
        </UndoRow>
      </UndoPlace>
    )
  );
}
