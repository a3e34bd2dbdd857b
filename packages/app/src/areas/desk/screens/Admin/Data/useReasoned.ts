import { useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';

/** A form that wants a reason, which the log keeps. */
export interface Reasoned {
  reason: string;
  setReason: (reason: string) => void;
  /** The reason says something. */
  isReasoned: boolean;
  /** It was sent once, so that what is missing is named. */
  isTried: boolean;
  /** It may be sent. */
  isWhole: boolean;
  /** It is under way. */
  busy: boolean;
  onSubmit: (event: FormEvent) => void;
}

/**
 * Submits a form with its reason, one request at a time; reports and passes on the result.
 * @param ask sends the form; undefined while a field besides the reason is missing
 */
export function useReasoned<Saved>(ask: ((reason: string) => Promise<Saved>) | undefined, onSaved: (saved: Saved) => void): Reasoned {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { busy, send } = useSending();
  const isReasoned = [...reason.trim()].length >= 2;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!ask || !isReasoned || busy) return;
    await send(async () => {
      const saved = await ask(reason.trim());
      say('success', t`已保存`);
      onSaved(saved);
    });
  }

  return { reason, setReason, isReasoned, isTried, isWhole: ask !== undefined && isReasoned, busy, onSubmit: (event) => void save(event) };
}
