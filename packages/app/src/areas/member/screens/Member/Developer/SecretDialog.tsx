import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { Button } from '@pitchside/ui/Button';
import { Dialog, DialogActions } from '@pitchside/ui/Dialog';
import { SecretOnce } from '@pitchside/ui/SecretOnce';
import { useState, type ReactNode } from 'react';
import { useCopy } from '../../../../../platform/toasts/useCopy.ts';
import { Form } from './Developer.layout.ts';

interface SecretDialogProps {
  title: string;
  description: string;
  /** Name of the button that makes it. */
  confirm: string;
  /** The dialog with the secret, once it is made; `content` stands above it. */
  made: { title: string; description?: string; label: string; content?: (secret: string) => ReactNode };
  /** Whether all that it needs is filled in. */
  ready: boolean;
  /** Makes it; resolves to the secret. */
  make: () => Promise<string>;
  onClose: () => void;
  onMade: () => void;
  /** Fields of its form, with why the last try was refused. */
  children: (error: string | undefined) => ReactNode;
}

/** Makes something with a secret, then shows the secret this once. */
export function SecretDialog({ title, description, confirm, made, ready, make, onClose, onMade, children }: SecretDialogProps) {
  const { t } = useLingui();
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string>();
  const [secret, setSecret] = useState<string>();

  async function submit(): Promise<void> {
    if (!ready || working) return;
    setWorking(true);
    setError(undefined);
    try {
      setSecret(await make());
      onMade();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.message || t`没能保存，请重试`);
    } finally {
      setWorking(false);
    }
  }
  const copy = useCopy();

  if (secret !== undefined)
    return (
      <Dialog
        open
        keepOnOutsidePress
        title={made.title}
        {...(made.description && { description: made.description })}
        onClose={onClose}
        footer={<Button stretch onClick={onClose}>{t`我已保存`}</Button>}
      >
        {made.content?.(secret)}
        <SecretOnce label={made.label} secret={secret} onCopy={(text) => void copy(text)} />
      </Dialog>
    );
  return (
    <Dialog
      open
      keepOnOutsidePress
      title={title}
      description={description}
      onClose={onClose}
      footer={<DialogActions confirm={confirm} onConfirm={() => void submit()} onCancel={onClose} loading={working} disabled={!ready} />}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children(error)}
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}
