import { askScores } from '../../table/ahead.ts';

/** What basketball asks first. */
export const ahead = (): void => askScores('basketball');
