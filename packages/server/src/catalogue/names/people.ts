import type { PeopleRegion } from '../football/football.types.ts';
import { chinese } from './chinese.names.ts';
import { dutch, english, german, italian, spanish } from './europe.names.ts';
import { japanese, korean, thai, vietnamese } from './farEast.names.ts';
import { arabic, turkish } from './nearEast.names.ts';
import type { NameStock } from './people.types.ts';
import { french, portuguese } from './romance.names.ts';

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
