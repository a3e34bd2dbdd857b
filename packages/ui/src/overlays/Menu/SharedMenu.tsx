import { Menu as Base } from '@base-ui/react/menu';
import type { KeyboardEvent, ReactNode } from 'react';
import { usePortalTheme } from '../../theme/UiProvider/index.ts';
import type { MenuEntry } from './entry.ts';
import { layer, popup } from './Menu.css.ts';
import { MenuEntries } from './MenuEntries.tsx';

/** Handle that connects many controls to one menu. */
export type SharedMenuHandle<Subject> = Base.Handle<Subject>;

/** Creates the handle of one menu; each of its controls names its subject. */
export const createSharedMenu = <Subject,>(): SharedMenuHandle<Subject> => Base.createHandle<Subject>();

interface SharedMenuTriggerProps<Subject> {
  handle: SharedMenuHandle<Subject>;
  /** Subject that the control opens the menu on. */
  subject: Subject;
  /** Names the control, which is an icon. */
  label: string;
  /** Class of its look; while its menu is open it has `data-popup-open`. */
  look: string;
  /** Its icon. */
  children: ReactNode;
}

/** One of the controls that open a shared menu; it is reached by a grid's arrow keys, not by Tab. */
export function SharedMenuTrigger<Subject>({ handle, subject, label, look, children }: SharedMenuTriggerProps<Subject>) {
  return (
    <Base.Trigger handle={handle} payload={subject} tabIndex={-1} className={look} aria-label={label}>
      {children}
    </Base.Trigger>
  );
}

export interface SharedMenuProps<Subject> {
  handle: SharedMenuHandle<Subject>;
  /** Entries for the subject. The `shortcut` of each works while the menu is open. */
  entries: (subject: Subject) => readonly MenuEntry[];
}

/** One menu of many controls, such as those of the rows of a table: it is rendered once. */
export function SharedMenu<Subject>({ handle, entries }: SharedMenuProps<Subject>) {
  const theme = usePortalTheme();
  return (
    <Base.Root handle={handle} modal={false}>
      {({ payload }: { payload: Subject | undefined }) => {
        const lines = payload === undefined ? [] : entries(payload);
        return (
          <Base.Portal>
            <div {...theme}>
              <Base.Positioner className={layer} side="bottom" align="end" sideOffset={6} collisionPadding={12}>
                <Base.Popup className={popup} onKeyDown={(event) => pressShortcut(event, lines)}>
                  <MenuEntries entries={lines} />
                </Base.Popup>
              </Base.Positioner>
            </div>
          </Base.Portal>
        );
      }}
    </Base.Root>
  );
}

/** Runs the entry with this shortcut. */
function pressShortcut(event: KeyboardEvent<HTMLElement>, lines: readonly MenuEntry[]) {
  const wanted = lines.findIndex((entry) => 'shortcut' in entry && entry.shortcut === event.key);
  if (wanted < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')[wanted]?.click();
}
