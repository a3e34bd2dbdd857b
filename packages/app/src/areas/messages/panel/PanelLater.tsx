import { useSnapshot } from 'valtio';
import { useLocation } from 'react-router-dom';
import { session } from '../../../platform/session/session.store.ts';
import { useIdle } from '../../../platform/idle/useIdle.ts';
import { PanelWired } from '../messages.later.ts';
import { panel } from './panel.store.ts';

/** Pages that are messengers themselves, or whose own controls stand where the floating one would. */
const without = ['/chat-chat', '/live', '/score-live', '/login', '/admin', '/404'];
/** Of these, the pages over which it opens when somebody asks for it. */
const onlyOpen = ['/live', '/score-live'];

/** The floating messenger, for whoever is signed in; its code comes once the page stands. */
export function PanelLater() {
  const { user } = useSnapshot(session);
  const { open, hidden } = useSnapshot(panel);
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '');
  const idle = useIdle();
  const isOffered = !without.includes(path) || (open && onlyOpen.includes(path));
  return user && idle && !hidden && isOffered ? <PanelWired /> : null;
}
