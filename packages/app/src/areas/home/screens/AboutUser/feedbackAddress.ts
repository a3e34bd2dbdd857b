/** Fragment of the address that scrolls to the feedback form. */
export const feedbackPlace = 'write';
