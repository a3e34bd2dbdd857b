export { MemberMenu, type MemberMenuGroup, type MemberMenuItem, type MemberMenuProps } from './MemberMenu.tsx';
