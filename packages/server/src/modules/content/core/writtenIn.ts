import type { Language } from '../../../text/local.ts';

/** Letters that Vietnamese has and other languages of the site have not, after NFC. */
const vietnamese = /[ăâđêôơưĂÂĐÊÔƠƯ]|[\u1EA0-\u1EF9]/u;
/** Small words that English can hardly do without, and that are nothing in Vietnamese without its marks. */
const english = /\b(?:the|and|is|are|was|were|that|this|with|for|they|what|you|have|has|who|will|from)\b/iu;
/** Chinese says in one sign what others need about this many letters for. */
const lettersOfSign = 3;
/** Fewer words of Latin letters than this, a name or a shout, say nothing of the language around them. */
const fewWords = 3;

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/**
 * The language that a text is written in: by its letters, and where they do not tell, that of its writer.
 * @param own the language in which the writer reads the site
 */
export function writtenIn(text: string, own: Language): Language {
  const plain = text.normalize('NFC').replaceAll(/https?:\S+/gu, '');
  const signs = count(plain, /\p{Script=Han}/gu);
  const letters = count(plain, /\p{Script=Latin}/gu);
  if (signs > 0 && signs * lettersOfSign >= letters) return 'zh';
  if (vietnamese.test(plain)) return 'vi';
  if (english.test(plain)) return 'en';
  // Vietnamese is often typed without its marks.
  if (own !== 'zh' || count(plain, /\p{Script=Latin}+/gu) < fewWords) return own;
  return 'en';
}
