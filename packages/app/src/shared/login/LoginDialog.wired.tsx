import { LoginDialog } from '@pitchside/ui/LoginDialog';
import { useSnapshot } from 'valtio';
import { closeLogin, overlays } from '../overlays/overlays.store.ts';
import { useLogin } from './useLogin.wired.tsx';

/** The login dialog; after signing in the page starts over as the specification says. */
export default function LoginDialogWired() {
  const { login } = useSnapshot(overlays);
  const panel = useLogin(() => {
    closeLogin();
    location.reload();
  });
  return <LoginDialog open={login} onClose={closeLogin} {...panel} />;
}
