import { useLingui } from '@lingui/react/macro';
import { forwardRef, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { Textarea } from '../../forms/Textarea/index.ts';
import { Avatar } from '../../pictures/Avatar/index.ts';
import * as css from './CommentField.css.ts';
import { useControllableState } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { writtenIn } from '../../forms/Input/written.ts';

/** Default limit of a comment, code points. */
export const commentMaxLength = 300;

export interface CommentFieldProps extends RootProps {
  /** Seed of the portrait beside it; left out for a visitor. */
  avatarSeed?: string;
  /** Name of the member who is answered; default none. */
  to?: string;
  /** The text; the host keeps it, so that it outlives the page. */
  value?: string;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Called with the trimmed text. The field is cleared when it returns true. */
  onSend: (text: string) => boolean | Promise<boolean>;
  /** Placeholder of the empty field; default 说说你的看法. */
  placeholder?: string;
  /** Reason in one line why nothing may be written now; the field is then disabled. */
  closed?: string;
  /** For a visitor: the field leads to signing in. */
  onSignIn?: () => void;
  /** Default 300. */
  maxLength?: number;
  /** Leaves an answer unwritten; shown as a button where it is given. */
  onCancel?: () => void;
  /** Takes the focus as it appears; default false. */
  autoFocus?: boolean;
}

/** Field for a comment or a reply: Ctrl or Command with Enter sends, Enter alone breaks the line. */
export const CommentField = forwardRef<HTMLDivElement, CommentFieldProps>(function CommentField(
  {
    avatarSeed,
    to,
    value: given,
    defaultValue = '',
    onValueChange: notifyChange,
    onSend,
    placeholder,
    closed,
    onSignIn,
    maxLength = commentMaxLength,
    onCancel,
    autoFocus = false,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const [value, onValueChange] = useControllableState(given, defaultValue, notifyChange);
  const hint = useId();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const words = writtenIn(value);
  const label = to === undefined ? t`写评论` : t`回复 ${to}`;

  if (onSignIn)
    return (
      <div className={css.frame} ref={ref} {...rootOf(root)}>
        <button type="button" className={css.door} onClick={onSignIn}>
          {t`登录后参与评论`}
        </button>
      </div>
    );

  const send = async () => {
    if (words === '' || sending.current || closed !== undefined) return;
    sending.current = true;
    setBusy(true);
    try {
      if (await onSend(words)) onValueChange('');
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void send();
    }
    if (event.key === 'Escape' && onCancel && words === '') onCancel();
  };

  return (
    <div className={css.frame} ref={ref} {...rootOf(root)}>
      {avatarSeed !== undefined && <Avatar seed={avatarSeed} size={32} />}
      <div className={css.field}>
        <Textarea
          label={label}
          value={value}
          onValueChange={onValueChange}
          rows={1}
          resize="grow"
          maxRows={6}
          maxLength={maxLength}
          counter={value !== ''}
          placeholder={closed ?? placeholder ?? (to === undefined ? t`说说你的看法` : label)}
          disabled={closed !== undefined}
          describedBy={hint}
          onKeyDown={handleKeyDown}
          // Asked for by the press on "reply".
          autoFocus={autoFocus}
        />
        <span id={hint} className={css.hint}>
          {closed ?? t`Ctrl + Enter 发送`}
        </span>
      </div>
      <div className={css.acts}>
        {onCancel && (
          <Button tone="plain" onClick={onCancel}>
            {t`取消`}
          </Button>
        )}
        <Button loading={busy} disabled={words === '' || closed !== undefined} onClick={() => void send()}>
          {t`发送`}
        </Button>
      </div>
    </div>
  );
});
