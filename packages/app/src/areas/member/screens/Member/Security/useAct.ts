import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { useState } from 'react';
import { say } from '../../../../../platform/toasts/say.ts';
import { refreshSecurity } from './security.store.ts';

/** One act of a dialog: once at a time, its refusal in words, one key over all tries of the same values. */
export function useAct(
  work: (idempotencyKey: string) => Promise<unknown>,
  done: () => void,
): { run: () => Promise<void>; working: boolean; error: string | undefined } {
  const { t } = useLingui();
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<string>();
  return {
    working,
    error,
    async run() {
      if (working) return;
      setWorking(true);
      setError(undefined);
      try {
        await work(crypto.randomUUID());
        say('success', t`已保存`);
        done();
        await refreshSecurity();
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        setError(failure.message || t`没能保存，请重试`);
      } finally {
        setWorking(false);
      }
    },
  };
}
