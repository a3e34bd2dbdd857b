import type { Language } from '../../../../text/local.ts';

/** Letters (NFC) that only Vietnamese has among the site's languages. */
const vietnamese = /[ăâđêôơưĂÂĐÊÔƠƯ]|[\u1EA0-\u1EF9]/u;
/** Frequent English words that are no Vietnamese words without diacritics. */
const english = /\b(?:the|and|is|are|was|were|that|this|with|for|they|what|you|have|has|who|will|from)\b/iu;
/** Number of letters that one Chinese character is worth. */
const lettersOfSign = 3;
/** Fewer Latin words than this, such as a name or a shout, do not determine the language. */
const fewWords = 3;

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/**
 * Detects the language of a text by its script and words; if they do not tell, uses that of its writer.
 * @param own interface language of the writer
 */
export function writtenIn(text: string, own: Language): Language {
  const plain = text.normalize('NFC').replaceAll(/https?:\S+/gu, '');
  const signs = count(plain, /\p{Script=Han}/gu);
  const letters = count(plain, /\p{Script=Latin}/gu);
  if (signs > 0 && signs * lettersOfSign >= letters) return 'zh';
  if (vietnamese.test(plain)) return 'vi';
  if (english.test(plain)) return 'en';
  // Vietnamese is often typed without diacritics.
  if (own !== 'zh' || count(plain, /\p{Script=Latin}+/gu) < fewWords) return own;
  return 'en';
}
