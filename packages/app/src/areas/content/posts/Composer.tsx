import { PostComposerDoor } from '@pitchside/ui/PostComposer';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useSnapshot } from 'valtio';
import { openLoginFor } from '../../../platform/overlays/overlays.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { MemberComposer } from './composer.lazy.ts';
import { Later } from '../../../platform/drawn/Later.tsx';

/** The page stays as it is, with the composer open. */
const stay = () => undefined;
/** Height of the empty composer, px: two lines and a bar. */
const atRest = 134;

/** Composer of a post, for the current circle or another one; visitors get a sign-in prompt. */
export function Composer({ here }: { here?: string }) {
  const { user } = useSnapshot(session);
  if (!user) return <PostComposerDoor onSignIn={() => openLoginFor({ after: stay })} />;
  return (
    <Later fallback={<Skeleton shape="block" height={atRest} />}>
      <MemberComposer avatar={user.avatar} {...(here !== undefined && { here })} />
    </Later>
  );
}
