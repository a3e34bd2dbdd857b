/** How galleries are looked at besides Chinese by day, by the name of the look. */
export const variants = {
  en: { locale: 'en', theme: 'day' },
  vi: { locale: 'vi', theme: 'day' },
  night: { locale: 'zh', theme: 'night' },
  pseudo: { locale: 'pseudo', theme: 'day' },
};

/** What each is called in the report of a run. */
export const titles = { en: 'in English', vi: 'in Vietnamese', night: 'by night', pseudo: '60 % longer' };

/** Looks of which no picture is kept: the made-up language is read, not compared. */
export const silent = ['pseudo'];

/** Tags of stories that are not run. */
export const unpictured = ['stress'];
