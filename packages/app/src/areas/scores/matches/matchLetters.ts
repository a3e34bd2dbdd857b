const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
/** The first character of each letter in the order of pinyin. */
const firsts = [...'阿八嚓哒妸发旮哈讥咔垃妈拿噢妑七呥仨他哇夕丫匝'];
const letters = [...'ABCDEFGHJKLMNOPQRSTWXYZ'];

/** The letter that a name stands under in a list by the alphabet: Y for 英超, D for Đức; `#` where there is none. */
export function letterOf(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase().replace('Đ', 'D');
  if (/[A-Z]/.test(first)) return first;
  if (!/\p{Script=Han}/u.test(first)) return '#';
  const at = firsts.findLastIndex((known) => collator.compare(known, first) <= 0);
  return letters[at] ?? '#';
}

/** The order of names in a language: Chinese by their sound, Vietnamese with its own letters. */
export function nameOrder(language: string): (one: string, other: string) => number {
  const order = language === 'zh' ? collator : new Intl.Collator(language);
  return (one, other) => order.compare(one, other);
}
