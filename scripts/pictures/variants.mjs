/** Languages of galleries besides Chinese, each in a run of its own: a story's data is translated once, when its module loads. */
export const languages = ['en', 'vi', 'pseudo'];

/** The made-up language is read for words that are untranslated or cut. */
export const silent = 'pseudo';

/** Tags of stories that are not run. */
export const notRun = ['stress'];
