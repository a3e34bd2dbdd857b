import type { ReactNode } from 'react';

/** Fields of every line of a menu. */
interface EntryBase {
  /** Key of the line among its neighbours. */
  id: string;
  /** Label of the line, a verb. */
  label: string;
  /** A 16 px icon. */
  icon?: ReactNode;
  /** Reason why it cannot be chosen now; the line is then disabled and shows the reason. */
  disabledReason?: string;
}

/** An entry with an action, or a link where it has an `href`. */
export interface MenuItemEntry extends EntryBase {
  kind?: 'item';
  /** Keys that do the same, such as `Ctrl K`; shown, not bound. */
  shortcut?: string;
  /** A short fact at the end of the line, such as 18/200. */
  hint?: string;
  /** `critical` for an act that destroys or shuts out; default `neutral`. */
  tone?: 'neutral' | 'critical';
  /** Address; the line is then a link. */
  href?: string;
  onSelect?: () => void;
}

/** A setting that is on or off; the menu stays open. */
export interface MenuCheckEntry extends EntryBase {
  kind: 'check';
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

/** A choice of one value out of several; `label` names the choice. */
export interface MenuChoiceEntry {
  kind: 'choice';
  id: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string; disabledReason?: string }[];
  onValueChange: (value: string) => void;
}

/** A line that opens more lines beside it. */
export interface MenuSubmenuEntry extends EntryBase {
  kind: 'submenu';
  entries: readonly MenuEntry[];
}

/** Lines under a heading. */
export interface MenuGroupEntry {
  kind: 'group';
  id: string;
  label: string;
  entries: readonly MenuEntry[];
}

/** A hairline between two groups. */
export interface MenuSeparatorEntry {
  kind: 'separator';
  id: string;
}

/** One line of a menu, as data. */
export type MenuEntry = MenuItemEntry | MenuCheckEntry | MenuChoiceEntry | MenuSubmenuEntry | MenuGroupEntry | MenuSeparatorEntry;
