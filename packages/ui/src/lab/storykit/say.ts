import { partLocale, storyLocale } from './storyLocale.ts';

const said = new Set<string>();

/**
 * A text of a story's data (a name, a comment, a title) in the language that the page speaks: `say('曼城', 'Man City', 'Man City')`.
 * The parts' own words come from their catalog; everything else that a story shows passes through here, so that a picture in one language has no word of another.
 */
export function say(zh: string, en: string, vi: string): string {
  const text = { zh, en, vi }[partLocale(storyLocale)];
  said.add(text);
  return text;
}

/** A text of a story's data that is the same in every language: a name, a code, a figure. */
export const sayAlike = (text: string): string => say(text, text, text);

/** Whether a shown text is data of a story, or a piece of it. */
export const isSaid = (shown: string): boolean =>
  said.has(shown) || [...said].some((text) => text.includes(shown) || (text.length > 1 && shown.includes(text)));
