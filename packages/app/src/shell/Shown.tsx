import { useWalk } from '../platform/walk/WalkRouter.tsx';
import { AppShell } from './AppShell.tsx';
import { ScreenError } from './ScreenError.tsx';

/** Current screen within the frame, or its error state. */
export function Shown() {
  const { screen } = useWalk();
  if (screen?.alone) return <screen.Component />;
  return <AppShell>{screen ? <screen.Component /> : <ScreenError />}</AppShell>;
}
