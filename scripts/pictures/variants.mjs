/** Languages that galleries are looked at in besides Chinese, each in a run of its own: a story's data is spoken once, when its module loads. */
export const languages = ['en', 'vi', 'pseudo'];

/** Themes that a gallery in Chinese puts on where it stands, after it was looked at by day. */
export const themes = /** @type {const} */ (['night']);

/** What each language is called in the report of a run. */
export const titles = { en: 'in English', vi: 'in Vietnamese', pseudo: '60 % longer' };

/** Rooms of parts that the quick tests look at in one further language each; the deep tests look at all of them in all. */
export const shares = {
  en: ['content', 'experts', 'house', 'live'],
  vi: ['actions', 'member', 'messages', 'overlays', 'scores', 'theme'],
  pseudo: ['feedback', 'format', 'forms', 'frame', 'lab', 'lists', 'money', 'pictures'],
};

/** The made-up language is read for words that are untranslated or cut. */
export const silent = 'pseudo';

/** Tags of stories that are not run. */
export const notRun = ['stress'];
