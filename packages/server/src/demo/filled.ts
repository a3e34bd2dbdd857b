import type { Language, Names } from '../text/local.ts';

/** Fills the placeholders of a text, such as `{home}`; unknown ones become empty. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** A name in a language, in Chinese where it has none. */
export const named = (names: Names, language: Language): string => names[language] || names.zh;
