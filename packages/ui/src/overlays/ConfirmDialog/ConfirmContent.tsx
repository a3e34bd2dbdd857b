import { Dialog } from '@base-ui/react/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Checkbox } from '../../forms/Checkbox/index.ts';
import { DialogActions, DialogTitle } from '../Dialog/index.ts';
import { descriptionText, foot } from '../../theme/recipes/dialog.css.ts';
import { Input } from '../../forms/Input/index.ts';
import type { OpenProps } from '../../theme/useControllableState.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.types.ts';
import { body, errorIcon, errorText, head, mark, typed } from './ConfirmDialog.css.ts';
import { bare } from '../../theme/bare.css.ts';

interface ConfirmContentProps extends Omit<ConfirmDialogProps, 'size' | keyof OpenProps> {
  busy: boolean;
  onBusyChange: (busy: boolean) => void;
  /** The act is done. */
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Content of the frame; it is mounted anew at each opening, so that a ticked box never carries over to the next question. */
export function ConfirmContent({
  title,
  description,
  confirm,
  cancel,
  tone = 'neutral',
  consent,
  word,
  children,
  describeError,
  busy,
  onBusyChange,
  onConfirm,
  onConfirmed,
  onCancel,
}: ConfirmContentProps) {
  const { t } = useLingui();
  const [ticked, setTicked] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const destructive = tone === 'destructive';
  const ready = (consent === undefined || ticked) && (word === undefined || text.trim() === word);

  const handleConfirm = () => {
    if (!ready || busy) return;
    setError(undefined);
    const running = onConfirm();
    if (!(running instanceof Promise)) return onConfirmed();
    onBusyChange(true);
    void running
      .then(onConfirmed, (reason: unknown) => setError(describeError?.(reason) ?? t`没有成功，请稍后再试`))
      .finally(() => onBusyChange(false));
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    handleConfirm();
  };

  return (
    <>
      <div className={head}>
        {destructive && (
          <span className={mark}>
            <TriangleAlert size={20} aria-hidden />
          </span>
        )}
        <DialogTitle>{title}</DialogTitle>
      </div>
      <Dialog.Description className={descriptionText} render={<div />}>
        {description}
      </Dialog.Description>
      <form className={body} onSubmit={handleSubmit} noValidate>
        {children}
        {consent && (
          <Checkbox checked={ticked} onCheckedChange={setTicked} disabled={busy} required>
            {consent}
          </Checkbox>
        )}
        {word && (
          <div className={typed}>
            <p className={bare}>
              <Trans>
                输入 <strong className={bare}>{word}</strong> 以继续
              </Trans>
            </p>
            <Input
              label={t`输入 ${word} 以继续`}
              labelHidden
              value={text}
              onValueChange={setText}
              readOnly={busy}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        )}
        <div role="alert">
          {error && (
            <p className={errorText}>
              <span className={errorIcon}>
                <CircleAlert size={16} aria-hidden />
              </span>
              {error}
            </p>
          )}
        </div>
      </form>
      <footer className={foot}>
        <DialogActions
          confirm={confirm}
          cancel={cancel}
          destructive={destructive}
          loading={busy}
          disabled={!ready}
          onConfirm={handleConfirm}
          onCancel={onCancel}
        />
      </footer>
    </>
  );
}
