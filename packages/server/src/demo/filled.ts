import type { Language, Names } from '../text/local.ts';

/** A line with what stands in braces put in: `{home}`; what is not known is left out. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** A name in a language, in Chinese where it has none. */
export const named = (names: Names, language: Language): string => names[language] || names.zh;
