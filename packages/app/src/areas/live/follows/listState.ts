import type { InfiniteState } from '@pitchside/ui/InfiniteList';

const waits = { loading: 'loading', more: 'loading', failed: 'failed' } as const satisfies Record<string, InfiniteState>;

/**
 * State of an infinite list for its component.
 * @param isWhole whether nobody comes after it
 */
export const listState = (state: keyof typeof waits | 'ready', isWhole: boolean): InfiniteState =>
  state === 'ready' ? (isWhole ? 'end' : 'more') : waits[state];
