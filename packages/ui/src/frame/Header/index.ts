export { Header, type HeaderProps } from './Header.tsx';
export { HeaderAction, headerActionTones, type HeaderActionProps } from './HeaderAction.tsx';
export type { NavItem } from './Header.types.ts';
export { useHeaderHidden } from './useHeaderHidden.ts';
