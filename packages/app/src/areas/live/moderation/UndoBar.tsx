import { UndoRow } from '@pitchside/ui/UserCard';
import { useSnapshot } from 'valtio';
import { UndoPlace } from './moderation.layout.ts';
import { settleUndo, undoable, undoLast } from './undo.store.ts';

/** The moderator's last act, while it can be undone. It lies over the page, so that it shows in every layout of the room. */
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
