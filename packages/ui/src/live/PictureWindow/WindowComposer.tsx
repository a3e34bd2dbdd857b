import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { pasteInOneLine, writtenIn } from '../../forms/Input/written.ts';
import { composer, field, send } from './PictureWindow.css.ts';

/** Most code points of a comment. */
const longest = 50;

export interface WindowComposerProps {
  /** Sends a comment; false keeps the typed text. */
  onSend: (text: string) => boolean | Promise<boolean>;
  /** Reason why nothing can be sent here; default none. */
  refusal?: string;
}

/** The field of the small window: text and Enter, without any popup, which would open beyond its edge. */
export function WindowComposer({ onSend, refusal }: WindowComposerProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const words = writtenIn(text);
    if (words === '' || sending) return;
    setSending(true);
    if (await onSend(words)) setText('');
    setSending(false);
  };
  return (
    <form className={composer} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <input
        className={field}
        aria-label={t`写弹幕`}
        placeholder={refusal ?? t`说点什么，Enter 发送`}
        disabled={refusal !== undefined}
        value={text}
        autoComplete="off"
        onPaste={pasteInOneLine}
        onChange={({ target }) => setText([...target.value].slice(0, longest).join(''))}
      />
      <button type="submit" className={send} disabled={refusal !== undefined || sending || writtenIn(text) === ''}>{t`发送`}</button>
    </form>
  );
}
