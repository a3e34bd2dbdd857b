import { Skeleton } from '@pitchside/ui/Skeleton';
import { lazy } from 'react';
import { withMessages } from '../../platform/messages/withMessages.ts';
import type { DiscussionProps } from './discussion/Discussion.tsx';
import { Later } from '../../platform/drawn/Later.tsx';

const Whole = lazy(
  withMessages('content', () => import('./discussion/Discussion.tsx').then(({ Discussion }) => ({ default: Discussion }))),
);

/** A discussion under something to read or to watch: its code comes by itself once that is there. */
export const LaterDiscussion = (props: DiscussionProps) => (
  <Later fallback={<Skeleton shape="block" height={320} />}>
    <Whole {...props} />
  </Later>
);
