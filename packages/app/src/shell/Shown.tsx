import { useWalk } from '../platform/walk/WalkRouter.tsx';
import { AppShell } from './AppShell.wired.tsx';
import { ScreenError } from './ScreenError.tsx';

/** The screen of the place where the person is, with what stands around it, or what stands in for one that did not come. */
export function Shown() {
  const { screen } = useWalk();
  if (screen?.alone) return <screen.Component />;
  return <AppShell>{screen ? <screen.Component /> : <ScreenError />}</AppShell>;
}
