import { useSnapshot } from 'valtio';
import { useLocation } from 'react-router-dom';
import { session } from '../../platform/session/session.store.ts';
import { useIdle } from '../../platform/idle/useIdle.ts';
import { PanelWired } from './messages.lazy.ts';

/** Pages that are messengers themselves, or have no header with its button. */
const without = ['/chat-chat', '/login', '/admin', '/404'];

/** Floating messenger of the signed-in member; its code loads after the page. */
export function PanelLater() {
  const { user } = useSnapshot(session);
  const path = useLocation().pathname.toLowerCase().replace(/\/$/, '');
  const idle = useIdle();
  return user && idle && !without.includes(path) ? <PanelWired /> : null;
}
