import type { Loaded } from './useResource.ts';

/** Status for the component that shows the answer: a known value stays in view, whatever became of a later request. */
export const statusOf = ({ value, state }: Pick<Loaded<unknown>, 'value' | 'state'>): 'ready' | 'loading' | 'error' =>
  value ? 'ready' : state === 'failed' ? 'error' : 'loading';
