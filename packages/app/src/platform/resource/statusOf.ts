import type { Loaded } from './useResource.ts';

/** Status for the component that shows the answer: a known value stays in view, even if a later request failed. */
export const statusOf = ({ value, state }: Pick<Loaded<unknown>, 'value' | 'state'>): 'ready' | 'loading' | 'error' =>
  value ? 'ready' : state === 'failed' ? 'error' : 'loading';
