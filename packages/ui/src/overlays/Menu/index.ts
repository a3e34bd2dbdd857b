export { Menu } from './Menu.tsx';
export type { MenuProps } from './Menu.types.ts';
export type {
  MenuCheckEntry,
  MenuChoiceEntry,
  MenuEntry,
  MenuGroupEntry,
  MenuItemEntry,
  MenuSeparatorEntry,
  MenuSubmenuEntry,
} from './entry.ts';
