export { Menu, type MenuProps } from './Menu.tsx';
export type {
  MenuCheckEntry,
  MenuChoiceEntry,
  MenuEntry,
  MenuGroupEntry,
  MenuItemEntry,
  MenuSeparatorEntry,
  MenuSubmenuEntry,
} from './entry.ts';
