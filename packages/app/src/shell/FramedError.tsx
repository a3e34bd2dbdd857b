import { AppShell } from './AppShell.tsx';
import { ScreenError } from './ScreenError.tsx';

/** Error state of a window without the site's frame: the frame comes with it, and leads on. */
export const FramedError = () => (
  <AppShell>
    <ScreenError />
  </AppShell>
);
