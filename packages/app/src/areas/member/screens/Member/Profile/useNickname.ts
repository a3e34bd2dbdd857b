import { nicknameState } from '@pitchside/api/profile';
import { useEffect, useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';

/** How long typing rests before the server is asked, in ms. */
const rest = 400;

export interface NicknameVerdict {
  of: string;
  state: 'own' | 'free' | 'taken' | 'refused';
  suggestions: readonly string[];
}

/** Whether a nickname that is being typed may be taken; undefined while nobody has asked. */
export function useNickname(wanted: string, kept: string): NicknameVerdict | undefined {
  const [verdict, setVerdict] = useState<NicknameVerdict>();
  useEffect(() => {
    const name = wanted.trim();
    if (name === kept || name === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      api.call(nicknameState, { user_nickname: name }, { signal: controller.signal }).then(
        (answer) => setVerdict({ of: wanted, ...answer }),
        // Saving asks again; a lost question only leaves the field without a word.
        () => undefined,
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, kept]);
  return verdict?.of === wanted ? verdict : undefined;
}
