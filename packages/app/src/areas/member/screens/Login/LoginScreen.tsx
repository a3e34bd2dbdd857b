import { LoginPanel } from '@pitchside/ui/LoginDialog';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { routes } from '../../../../routes.data.ts';
import { useLogin } from '../../login/useLogin.tsx';
import { session } from '../../../../platform/session/session.store.ts';
import { Stage } from './Login.layout.ts';
import type { LoginWay } from '../../../../platform/overlays/overlays.store.ts';

const ways = ['code', 'regiter', 'forgot'] as const satisfies readonly LoginWay[];

/** Reads the login mode from the address of /login: `mode` names one, an invite alone means registering; else null, the QR face. */
function readWay(query: URLSearchParams): LoginWay | null {
  const mode = query.get('mode');
  if (mode === null) return query.get('invite') ? 'regiter' : null;
  return ways.find((way) => way === mode) ?? null;
}

/** The router numbers the entries of a visit; the first has no page of ours before it. */
const hasPageBefore = () => Number((history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** /login: the login as a page; a signed-in member goes back to the previous page, else to the main page. */
export function LoginScreen() {
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { user } = useSnapshot(session);
  const isSignedIn = user !== null;
  const done = useRef(false);
  const cameFrom = useRef(hasPageBefore());
  const invite = query.get('invite') ?? '';

  const { panel } = useLogin({
    way: readWay(query),
    onWayChange: (way) =>
      setQuery(
        (before) => {
          before.set('mode', way ?? 'qr');
          return before;
        },
        { replace: true },
      ),
    active: true,
    ...(invite && { invite }),
    onDone: (to) => {
      done.current = true;
      if (to !== undefined || !cameFrom.current) return location.replace(to ?? routes.main.path);
      // The previous page reloads for the new user.
      addEventListener('popstate', () => location.reload(), { once: true });
      history.back();
    },
  });
  // Signed in before, or in another tab: there is nothing to do here. A sign-in that is under way ends by itself.
  const arriving = panel.loading === true || panel.qr.state === 'confirmed';
  useEffect(() => {
    if (!isSignedIn || arriving || done.current) return;
    done.current = true;
    void (cameFrom.current ? navigate(-1) : navigate(routes.main.path, { replace: true }));
  }, [isSignedIn, arriving, navigate]);

  return (
    <Stage>
      <LoginPanel {...panel} />
    </Stage>
  );
}
