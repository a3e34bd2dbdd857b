import { prefetchScores } from '../../table/prefetchScores.ts';

/** Loader of the basketball scores. */
export const loader = (): void => prefetchScores('basketball');
