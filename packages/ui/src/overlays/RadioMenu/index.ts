export { RadioMenu, radioMenuLooks, type RadioMenuOption, type RadioMenuProps } from './RadioMenu.tsx';
