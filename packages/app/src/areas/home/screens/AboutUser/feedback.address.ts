/** Where on its page one writes, as the address names it. */
export const feedbackPlace = 'write';
