import { partLocale, storyLocale } from './storyLocale.ts';

const said = new Set<string>();

/**
 * Story data (a name, a comment, a title) in the language of the page: `say('曼城', 'Man City', 'Man City')`.
 * The components' own texts come from their catalog; all else that a story shows passes through here,
 * so that a picture in one language has no word of another.
 */
export function say(zh: string, en: string, vi: string): string {
  const text = { zh, en, vi }[partLocale(storyLocale)];
  said.add(text);
  return text;
}

/** A text of a story's data that is the same in every language: a name, a code, a figure. */
export const sayAlike = (text: string): string => say(text, text, text);

/** Whether a shown text is data of a story, or a part of it. */
export const isSaid = (shown: string): boolean =>
  said.has(shown) || [...said].some((text) => text.includes(shown) || (text.length > 1 && shown.includes(text)));
