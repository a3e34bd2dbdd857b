import type { PeopleRegion } from '../football/football.types.ts';
import { chinese } from './chineseNames.ts';
import { dutch, english, german, italian, spanish } from './europeNames.ts';
import { japanese, korean, thai, vietnamese } from './farEastNames.ts';
import { arabic, turkish } from './nearEastNames.ts';
import type { NameStock } from './people.types.ts';
import { french, portuguese } from './romanceNames.ts';

/** Names by region. */
export const people: Readonly<Record<PeopleRegion, NameStock>> = {
  english,
  spanish,
  german,
  italian,
  french,
  dutch,
  portuguese,
  turkish,
  arabic,
  chinese,
  japanese,
  korean,
  vietnamese,
  thai,
};
