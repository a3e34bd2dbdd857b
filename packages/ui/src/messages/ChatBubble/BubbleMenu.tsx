import { useLingui } from '@lingui/react/macro';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Menu, type MenuEntry } from '../../overlays/Menu/index.ts';
import { opener } from './BubbleMenu.css.ts';
import type { ChatMessage } from './message.ts';

export interface BubbleMenuProps {
  message: ChatMessage;
  entriesOf: (message: ChatMessage) => readonly MenuEntry[];
}

/** The button beside a message; its menu is mounted on the first press only, because a page has a hundred of them. */
export function BubbleMenu({ message, entriesOf }: BubbleMenuProps) {
  const { t } = useLingui();
  const [pressed, setPressed] = useState(false);
  const button = (
    <button
      type="button"
      className={opener}
      aria-label={t`对这条消息`}
      aria-haspopup="menu"
      // Another element replaces it after the press, and takes over the focus.
      autoFocus={pressed}
      onClick={() => setPressed(true)}
    >
      <Ellipsis size={16} aria-hidden />
    </button>
  );
  return pressed ? <Menu trigger={button} entries={entriesOf(message)} defaultOpen align="end" /> : button;
}
