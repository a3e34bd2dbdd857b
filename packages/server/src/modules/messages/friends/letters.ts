import { contactLetters } from '@pitchside/api/messages/friends';

const han = /^\p{Script=Han}/u;
const place = (letter: string) => (contactLetters as readonly string[]).indexOf(letter);

/** Assigns names to index letters. */
export interface Letters {
  /**
   * Index letter of a name: for Latin the first letter without marks (Đ is D), for Chinese the pinyin of the surname, else of the
   * character; # for anything else.
   */
  letterOf(name: string): string;
  /** Sorts contacts by letter, then by pronunciation. */
  inOrder<Contact extends { letter: string }>(contacts: readonly Contact[], nameOf: (contact: Contact) => string): Contact[];
}

/** Opens the pinyin reader; its dictionary is loaded with the first list of contacts. */
export async function openLetters(): Promise<Letters> {
  const { pinyin } = await import('pinyin-pro');
  const read = (name: string) =>
    pinyin(name, {
      toneType: 'none',
      surname: 'head',
      type: 'array',
      nonZh: 'consecutive',
      v: true,
    }).join(' ');
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D');

  return {
    letterOf(name) {
      const trimmed = name.normalize('NFKC').trim();
      const first = plain(han.test(trimmed) ? read(trimmed) : trimmed)
        .charAt(0)
        .toUpperCase();
      return /^[A-Z]$/.test(first) ? first : '#';
    },
    inOrder(contacts, nameOf) {
      const keyed = contacts.map((contact) => ({
        contact,
        key: plain(read(nameOf(contact).normalize('NFKC').trim())).toLowerCase(),
      }));
      keyed.sort(
        (one, other) => place(one.contact.letter) - place(other.contact.letter) || (one.key < other.key ? -1 : one.key > other.key ? 1 : 0),
      );
      return keyed.map(({ contact }) => contact);
    },
  };
}
