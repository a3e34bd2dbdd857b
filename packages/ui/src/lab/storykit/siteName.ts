import { sayAlike } from './say.ts';

/** Name of the site in stories: the same in every language, as a setting of the site is. */
export const siteName = sayAlike('Pitchside');
