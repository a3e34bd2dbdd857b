import { SpaceSetup } from './SpaceSetup.wired.tsx';
import { SpaceVisitors } from './SpaceVisitors.wired.tsx';

/** /member?type=18: setup of the own public page, and its visitors. */
export function SpacePage() {
  return (
    <>
      <SpaceSetup />
      <SpaceVisitors />
    </>
  );
}
