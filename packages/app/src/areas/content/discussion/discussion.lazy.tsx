import { Skeleton } from '@pitchside/ui/Skeleton';
import { lazy, Suspense } from 'react';
import { spoken } from '../../../platform/words/words.ts';
import type { DiscussionProps } from './Discussion.tsx';

const Whole = lazy(spoken(() => import('./Discussion.tsx').then(({ Discussion }) => ({ default: Discussion }))));

/** A discussion under something to read or to watch: its code comes by itself once that is there. */
export const LaterDiscussion = (props: DiscussionProps) => (
  <Suspense fallback={<Skeleton shape="block" height={320} />}>
    <Whole {...props} />
  </Suspense>
);
