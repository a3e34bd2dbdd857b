import type { Messages } from '@lingui/core';

const accents: Readonly<Record<string, string>> = { a: 'ă', e: 'ê', i: 'ĩ', o: 'ô', u: 'ũ', A: 'Ă', E: 'Ê', I: 'Ĩ', O: 'Ô', U: 'Ũ' };
const tag = /(<\/?\d+\/?>)/;

/** Marks that only pseudo-text has. */
export const pseudoMark = /[ăêĩôũĂÊĨÔŨ]/;

/** A text made 60 % longer, its vowels accented: any plain text on a page did not come from the catalog. */
export function pseudoText(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return text;
  const accented = text.replace(/[aeiouAEIOU]/g, (vowel) => accents[vowel] ?? vowel);
  // Longer as a longer language is: more words, and longer ones.
  const more = 'ôlũmê ărĩnô têlũ ';
  const length = Math.ceil(text.length * 0.6);
  const padding = more
    .repeat(Math.ceil(length / more.length))
    .slice(0, length)
    .trim();
  const [, body, end] = /^([\s\S]*?)(\s*)$/.exec(accented) ?? ['', accented, ''];
  return `${body}${text.length > 12 ? ' ' : ''}${padding || 'ê'}${end}`;
}

/** A compiled message is a text, a value `[name]`, or a choice `[name, type, forms]`; `#` is the number of a choice. */
function pseudoToken(token: unknown): unknown {
  if (token === '#') return token;
  if (typeof token === 'string')
    return token
      .split(tag)
      .map((piece) => (tag.test(piece) ? piece : pseudoText(piece)))
      .join('');
  if (!Array.isArray(token)) return token;
  const [name, type, forms] = token as [unknown, unknown, unknown];
  if (typeof forms !== 'object' || forms === null) return token;
  return [
    name,
    type,
    Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, form === 'offset' ? text : pseudoMessage(text)])),
  ];
}

const pseudoMessage = (message: unknown): unknown => (Array.isArray(message) ? message.map(pseudoToken) : pseudoToken(message));

/** A catalog in the pseudo-language. */
export const pseudoMessages = (english: Messages): Messages =>
  Object.fromEntries(Object.entries(english).map(([id, message]) => [id, pseudoMessage(message)])) as Messages;
