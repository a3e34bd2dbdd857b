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

/** The button beside a message; a menu stands behind it only once it was pressed, because a hundred of them are on the page. */
export function BubbleMenu({ message, entriesOf }: BubbleMenuProps) {
  const { t } = useLingui();
  const [pressed, setPressed] = useState(false);
  const button = (
    <button
      type="button"
      className={opener}
      aria-label={t`对这条消息`}
      aria-haspopup="menu"
      // Another element stands there once it was pressed, and takes the focus over.
      autoFocus={pressed}
      onClick={() => setPressed(true)}
    >
      <Ellipsis size={16} aria-hidden />
    </button>
  );
  return pressed ? <Menu trigger={button} entries={entriesOf(message)} defaultOpen align="end" /> : button;
}
