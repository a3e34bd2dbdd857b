import type { InfiniteState } from '@pitchside/ui/InfiniteList';

const waits = { loading: 'loading', more: 'loading', failed: 'failed' } as const satisfies Record<string, InfiniteState>;

/** How a list stands for whoever scrolls it. @param isWhole nobody comes after it */
export const listState = (state: keyof typeof waits | 'ready', isWhole: boolean): InfiniteState =>
  state === 'ready' ? (isWhole ? 'end' : 'more') : waits[state];
