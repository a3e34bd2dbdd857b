import { SpaceSetup } from './SpaceSetup.wired.tsx';
import { SpaceVisitors } from './SpaceVisitors.wired.tsx';

/** /member?type=18: how one's own public page looks, and who looked at it. */
export function SpacePage() {
  return (
    <>
      <SpaceSetup />
      <SpaceVisitors />
    </>
  );
}
