/** Key of every test's site, so that none is written beside the project. */
export const testKey = 'the key of a site that tests something';
