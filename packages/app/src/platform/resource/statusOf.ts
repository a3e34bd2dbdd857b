import type { Loaded } from './useResource.ts';

/** How a question stands for the part that shows its answer: what is known stays in sight, whatever became of a later question. */
export const statusOf = ({ value, state }: Pick<Loaded<unknown>, 'value' | 'state'>): 'ready' | 'loading' | 'error' =>
  value ? 'ready' : state === 'failed' ? 'error' : 'loading';
