import { useLingui } from '@lingui/react/macro';
import { LogIn, MessageSquareOff } from 'lucide-react';
import { useState, type FormEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Button } from '../Button/index.ts';
import { Input } from '../Input/index.ts';
import { bar, field, plate, plateIcon, plateText, send } from './DanmakuComposer.css.ts';
import { DanmakuSwitch } from './DanmakuSwitch.tsx';

/** Most code points of a danmaku. */
export const danmakuMaxLength = 50;

/** What the viewer may do now. */
export type DanmakuComposerState =
  | { status: 'ready' }
  | { status: 'signedOut' }
  /** Silenced; the words of the server. */
  | { status: 'muted'; reason: string }
  /** One is on its way. */
  | { status: 'sending' }
  /** Too fast: seconds until the next may go. */
  | { status: 'cooling'; seconds: number };

export interface DanmakuComposerProps {
  /** Default ready. */
  state?: DanmakuComposerState;
  /** Takes the trimmed words, 1..50 code points; answers whether they were accepted, and only then the field empties. */
  onSend: (text: string) => boolean | Promise<boolean>;
  onSignIn: () => void;
  /** Whether danmaku are shown; with `onDanmakuChange` absent there is no switch. */
  danmakuOn?: boolean;
  onDanmakuChange?: (on: boolean) => void;
  /** Before the field, such as the colour and mode of the viewer's rank. */
  before?: ReactNode;
  /** After the send button, such as the settings. */
  after?: ReactNode;
  /** The field, so that a shortcut can focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

const ready: DanmakuComposerState = { status: 'ready' };

/** The bar under the picture from which danmaku are sent; Enter sends, Escape leaves the field. */
export function DanmakuComposer({ state = ready, onSend, onSignIn, danmakuOn = true, onDanmakuChange, before, after, inputRef }: DanmakuComposerProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const sending = pending || state.status === 'sending';
  const words = text.trim();
  const mayWrite = state.status !== 'signedOut' && state.status !== 'muted';
  const maySend = mayWrite && state.status !== 'cooling' && words !== '' && !sending;
  const seconds = state.status === 'cooling' ? Math.ceil(state.seconds) : 0;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!maySend) return;
    setPending(true);
    try {
      if (await onSend(words)) setText('');
    } finally {
      setPending(false);
    }
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') event.currentTarget.blur();
  };

  return (
    <form className={bar} onSubmit={handleSubmit}>
      {onDanmakuChange && <DanmakuSwitch on={danmakuOn} onChange={onDanmakuChange} />}
      {mayWrite && before}
      {mayWrite && (
        <div className={field}>
          <Input
            ref={inputRef}
            label={t`弹幕内容`}
            labelHidden
            placeholder={t`发条弹幕，整个看台都看得见`}
            value={text}
            onValueChange={setText}
            maxLength={danmakuMaxLength}
            counter
            readOnly={sending}
            autoComplete="off"
            enterKeyHint="send"
            onKeyDown={handleKeyDown}
          />
        </div>
      )}
      {state.status === 'signedOut' && (
        <div className={plate}>
          <LogIn className={plateIcon} size={16} aria-hidden />
          <span className={plateText}>{t`登录后发弹幕`}</span>
          <Button size="s" onClick={onSignIn}>{t`登录`}</Button>
        </div>
      )}
      {state.status === 'muted' && (
        <div className={plate} role="status">
          <MessageSquareOff className={plateIcon} size={16} aria-hidden />
          <span className={plateText}>{state.reason}</span>
        </div>
      )}
      {mayWrite && (
        <div className={send}>
          <Button type="submit" stretch loading={sending} disabled={!maySend && !sending}>
            {seconds > 0 ? t`${seconds} 秒` : t`发送`}
          </Button>
        </div>
      )}
      {after}
    </form>
  );
}
