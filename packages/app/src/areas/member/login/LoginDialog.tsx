import { LoginDialog } from '@pitchside/ui/LoginDialog';
import { useSnapshot } from 'valtio';
import { factor } from '../../../platform/overlays/factor.store.ts';
import { closeLogin, overlays } from '../../../platform/overlays/overlays.store.ts';
import { useLogin } from './useLogin.tsx';

/** The login dialog; after signing in the page starts over, or goes where the act that asked for it leads (specification section 4). */
export default function LoginDialogWired() {
  const { login, loginWay } = useSnapshot(overlays);
  // One dialog at a time: the second step has its own.
  const { open: asksCode } = useSnapshot(factor);
  const { panel, reset } = useLogin({
    way: loginWay,
    onWayChange: (way) => void (overlays.loginWay = way),
    active: login,
    onDone: (to) => {
      closeLogin();
      if (to === undefined) location.reload();
      else location.assign(to);
    },
  });
  const close = () => {
    closeLogin();
    reset();
  };
  return <LoginDialog open={login && !asksCode} onClose={close} {...panel} />;
}
