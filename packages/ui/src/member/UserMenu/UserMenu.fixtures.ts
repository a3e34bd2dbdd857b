import { say } from '../../lab/storykit/say.ts';
import type { Member, MemberPlace } from './UserMenu.types.ts';

/** A member in the middle of their career. */
export const member: Member = {
  id: 'me',
  nickname: say('北看台老周', 'North Stand Joe', 'Khán đài Bắc'),
  level: 23,
  experience: { value: 84_620, next: 100_000 },
  diamonds: 12_860,
};

/** A long name and a fortune. */
export const richMember: Member = {
  ...member,
  nickname: 'Khán đài phía Bắc mãi mãi không ngủ',
  level: 47,
  diamonds: 1_284_512_860,
  isAnchor: true,
};

export const places: Record<MemberPlace, string> = {
  persona: '#persona',
  space: '#space',
  wallet: '#wallet',
  apply: '#apply',
  studio: '#studio',
};
