import { useState } from 'react';
import type { SignInWeek } from './signIn.ts';

/** Whether today was signed while the strip was shown; an earlier sign-in does not count. */
export function useJustSigned(week: SignInWeek | undefined): boolean {
  const signed = week?.days[week.today]?.signed;
  const [before, setBefore] = useState(signed);
  const [just, setJust] = useState(false);
  if (signed !== undefined && signed !== before) {
    setBefore(signed);
    setJust(before === false && signed);
  }
  return just;
}
