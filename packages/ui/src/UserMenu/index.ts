export { UserMenu, type UserMenuProps } from './UserMenu.tsx';
export { LevelTag, type LevelTagProps } from './LevelTag.tsx';
export type { Member, UserMenuLink } from './UserMenu.types.ts';
