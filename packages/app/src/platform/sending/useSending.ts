import { ApiError } from '@pitchside/api';
import { useRef, useState } from 'react';

/** Sending what somebody wrote. */
export interface Sending {
  /** It is under way. */
  busy: boolean;
  /** Runs the work unless one is pending. A refusal ends it silently, since the call has reported it; any other error is thrown. */
  send: (work: () => Promise<void>) => Promise<void>;
}

/** Whether a form is under way to the server, for its button; one at a time. */
export function useSending(): Sending {
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  async function send(work: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }
  return { busy, send };
}
