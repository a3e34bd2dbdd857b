import { useEffect, useState, type ComponentType, type RefAttributes } from 'react';
import type { HintProps } from './Hint.tsx';

let code: ComponentType<HintProps & RefAttributes<HTMLDivElement>> | undefined;

/**
 * Loads the component that draws a hint, once it is wanted. The next control retries a failed load;
 * until then only the hint is missing.
 */
export function useHintCode(wanted: boolean): { Hint: ComponentType<HintProps & RefAttributes<HTMLDivElement>> | undefined } {
  const [Hint, setHint] = useState(() => code);
  useEffect(() => {
    if (!wanted || Hint) return;
    let gone = false;
    import('./Hint.tsx').then(
      ({ Hint: part }) => {
        code = part;
        if (!gone) setHint(() => part);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, Hint]);
  return { Hint };
}
