import { LoginPanel } from '@pitchside/ui/LoginDialog';
import { Navigate, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { routes } from '../../routes.data.ts';
import { useLogin } from '../../shared/login/useLogin.wired.tsx';
import { realtime } from '../../shared/realtime/realtime.ts';
import { session } from '../../shared/session/session.store.ts';
import { Stage } from './Login.layout.ts';

/** /login: the login panel on a page of its own; whoever is signed in already is taken to the main page. */
export function LoginScreen() {
  const { user } = useSnapshot(session);
  const navigate = useNavigate();
  const panel = useLogin(() => {
    realtime.register();
    void navigate(routes.main.path, { replace: true });
  });
  if (user) return <Navigate to={routes.main.path} replace />;
  return (
    <Stage>
      <LoginPanel {...panel} />
    </Stage>
  );
}
