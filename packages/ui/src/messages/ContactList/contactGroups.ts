import { surnames } from './surnames.data.ts';

/** Letters of the index, with the catch-all at the end. */
export const indexLetters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#'] as const;

/** The first character of each letter's stretch in the order of pinyin; no syllable begins with I, U or V. */
const borders: readonly (readonly [letter: string, from: string])[] = [
  ...'A阿B八C嚓D哒E妸F发G旮H哈J讥K咔L垃M痳N拏O噢P妑Q七R呥S仨T他W屲X夕Y丫Z帀'.matchAll(/(.)(.)/gu),
].map(([, letter = '', from = '']) => [letter, from]);

const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
const han = /^\p{Script=Han}/u;

/**
 * Returns the letter that a name is filed under: Latin by its first letter without marks (Đ is D), Chinese by its pinyin with
 * the readings of surnames, anything else under #.
 */
export function letterOf(name: string): string {
  const first = name.trim();
  const surname = surnames[[...first].slice(0, 2).join('')] ?? surnames[[...first][0] ?? ''];
  if (surname !== undefined) return surname;
  if (han.test(first)) return [...borders].reverse().find(([, from]) => collator.compare(from, [...first][0] ?? '') <= 0)?.[0] ?? '#';
  const plain = first.normalize('NFD').replaceAll(/\p{M}/gu, '').charAt(0).toUpperCase().replace('Đ', 'D');
  return /^[A-Z]$/.test(plain) ? plain : '#';
}

export interface ContactGroup<Contact> {
  letter: string;
  contacts: Contact[];
}

/** Contacts by letter, each group in the order of pinyin, the catch-all last; groups without anyone are left out. */
export function contactGroups<Contact extends { name: string; letter?: string }>(contacts: readonly Contact[]): ContactGroup<Contact>[] {
  const groups = new Map<string, Contact[]>();
  for (const contact of contacts) {
    const letter = contact.letter ?? letterOf(contact.name);
    const filed = groups.get(letter);
    if (filed) filed.push(contact);
    else groups.set(letter, [contact]);
  }
  return indexLetters.flatMap((letter) => {
    const found = groups.get(letter);
    return found ? [{ letter, contacts: found.sort((one, other) => collator.compare(one.name.trim(), other.name.trim())) }] : [];
  });
}
