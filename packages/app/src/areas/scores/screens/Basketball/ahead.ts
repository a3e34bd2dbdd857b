import { askScores } from '../../table/ahead.ts';

/** Loader of the basketball scores. */
export const ahead = (): void => askScores('basketball');
