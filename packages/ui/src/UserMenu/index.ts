export { UserMenu, type UserMenuProps } from './UserMenu.tsx';
export { LevelTag, type LevelTagProps } from './LevelTag.tsx';
export { memberPlaces, type Member, type MemberPlace } from './UserMenu.types.ts';
