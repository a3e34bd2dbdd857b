import type { Person } from '@pitchside/api/member/follow';
import { expIcon } from '../member/index.ts';
import type { PersonRow } from './follow.repository.ts';

/** A member in lists. */
export const describePerson = ({ id, nickname, avatar, level, isAnchor }: Omit<PersonRow, 'createdAt'>): Person => ({
  id: String(id),
  user_nickname: nickname,
  avatar,
  level,
  exp_icon: expIcon(level),
  is_anchor: isAnchor,
});
