/** Look of a name to somebody who reads it in passing. */
export interface Look {
  /** Its words, each in the letters that it resembles. */
  words: readonly string[];
  /** The same without separators; empty where nothing is legible. */
  whole: string;
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu;
/** Letters in boxes and circles, which compatibility forms leave as they are: the first of each alphabet. */
const boxed: readonly number[] = [0x1f150, 0x1f170, 0x1f1e6];
const flag = /^\p{Regional_Indicator}{2}$/u;

/** Forms of characters in Japan and of old that the table of traditional ones does not have. */
const variants: Readonly<Record<string, string>> = {
  営: '营',
  辺: '边',
  邉: '边',
  塲: '场',
  圕: '图',
  戸: '户',
  売: '卖',
  実: '实',
  対: '对',
};

/** Takes letters out of boxes; a flag alone stays one. */
const unboxed = (text: string): string =>
  text.replace(/\p{Regional_Indicator}+|[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/gu, (run) =>
    flag.test(run)
      ? run
      : [...run]
          .map((letter) => {
            const code = letter.codePointAt(0) ?? 0;
            const first = boxed.findLast((each) => each <= code) ?? code;
            return String.fromCharCode(65 + code - first);
          })
          .join(''),
  );

/**
 * Normalises names by Unicode's table of confusable characters (UTS #39), with simplified characters for traditional ones, and without
 * case, marks, blanks and signs. `Аdmin` with a Cyrillic letter, `ＡＤＭ1Ｎ` and `a.d.m.i.n` look the same; so do 管理員 and 管 理 员. The tables are
 * loaded at the first name.
 */
export async function lookReader(): Promise<(name: string) => Look> {
  const [{ default: skeletonOf }, { Converter }] = await Promise.all([import('unhomoglyph'), import('opencc-js/t2cn')]);
  const simplified = Converter({ from: 't', to: 'cn' });
  const skeleton = (text: string) => skeletonOf(text.normalize('NFD')).normalize('NFD').replace(/\p{M}/gu, '');

  return (name) => {
    const plain = simplified(unboxed(name).normalize('NFKC').replace(invisible, '')).replace(
      /\p{Script=Han}/gu,
      (one) => variants[one] ?? one,
    );
    const words = plain
      // A capital within a word begins another word, which is split before letters are replaced.
      .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
      .split(/\p{Z}+/u)
      .flatMap((word) => skeleton(word).split(/[^\p{L}\p{N}]+/u))
      // In capitals i and l look the same, and the small letters of some capitals resemble others again.
      .map((word) => skeleton(word.toLowerCase()).replaceAll('i', 'l'))
      .filter((word) => word !== '');
    return { words, whole: words.join('') };
  };
}
