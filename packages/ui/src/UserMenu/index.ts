export { UserMenu, type UserMenuProps } from './UserMenu.tsx';
export { LevelBadge as LevelTag, type LevelBadgeProps as LevelTagProps } from '../LevelBadge/index.ts';
export type { Member, UserMenuLink } from './UserMenu.types.ts';
