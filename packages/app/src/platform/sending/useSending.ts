import { ApiError } from '@pitchside/api';
import { useState } from 'react';

/** Sending what somebody wrote. */
export interface Sending {
  /** It is under way. */
  busy: boolean;
  /** Does what sends it. A refusal ends it, which the call has told by itself; any other error is thrown. */
  send: (work: () => Promise<void>) => Promise<void>;
}

/** Whether a form is under way to the server, for its button; one at a time. */
export function useSending(): Sending {
  const [busy, setBusy] = useState(false);
  async function send(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  }
  return { busy, send };
}
