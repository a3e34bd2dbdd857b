import type { PeopleRegion } from '../football.types.ts';
import { chinese } from './asia.names.ts';
import { english, german, italian, spanish } from './europe.names.ts';
import type { NameStock } from './people.types.ts';

/** Names by region. */
export const people: Record<PeopleRegion, NameStock> = { english, spanish, german, italian, chinese, french: spanish, dutch: german, portuguese: spanish, turkish: german, arabic: spanish, japanese: chinese, korean: chinese, vietnamese: chinese, thai: chinese };
