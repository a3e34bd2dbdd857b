/** Languages of the site; Chinese is the source and the default. */
export const languages = ['zh', 'en', 'vi'] as const;
export type Language = (typeof languages)[number];

/** Makes one thing for each language. */
export const byLanguage = <Value>(make: (language: Language) => Value): Record<Language, Value> => ({
  zh: make('zh'),
  en: make('en'),
  vi: make('vi'),
});

/** A text in all languages, as names are stored. */
export type Names = Record<Language, string>;

/** A text that becomes a string in the reader's language when it leaves the server, in an answer or in a frame. */
export interface LocalText {
  $t: Names;
}

/** Data of the contract in which any string may still be a `LocalText`. */
export type Localizable<T> = T extends string
  ? T | LocalText
  : T extends readonly (infer Item)[]
    ? Localizable<Item>[]
    : T extends object
      ? { [Key in keyof T]: Localizable<T[Key]> }
      : T;

/** Marks stored names as text to be chosen by language later. */
export const local = (names: Names): LocalText => ({ $t: names });

/** Whether an object is a text in all languages. */
export const isLocalText = (value: object): value is LocalText => '$t' in value;

/** Replaces every `LocalText` inside a value by its string in one language; an empty translation falls back to Chinese. */
export function localize<T>(value: Localizable<T>, language: Language): T;
export function localize(value: unknown, language: Language): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => localize(item, language));
  if (isLocalText(value)) return value.$t[language] || value.$t.zh;
  // Every answer goes through here, value by value: entries would allocate a pair for each.
  const localized: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) localized[key] = localize(item, language);
  return localized;
}

/** Language of a request; anything unknown is Chinese. */
export const readLanguage = (value: unknown): Language => languages.find((language) => language === value) ?? 'zh';
