import { SpaceSetup } from './SpaceSetup.tsx';
import { SpaceVisitors } from './SpaceVisitors.tsx';

/** /member?type=18: setup of the own public page, and its visitors. */
export function SpacePage() {
  return (
    <>
      <SpaceSetup />
      <SpaceVisitors />
    </>
  );
}
