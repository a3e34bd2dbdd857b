export { UserMenu, type UserMenuProps } from './UserMenu.tsx';
export { memberPlaces, type Member, type MemberPlace } from './UserMenu.types.ts';
