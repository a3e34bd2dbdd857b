import { nicknameState } from '@pitchside/api/member/profile';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';

/** Debounce of the nickname check, ms. */
const rest = 400;

export interface NicknameVerdict {
  of: string;
  state: 'own' | 'free' | 'taken' | 'refused';
  suggestions: readonly string[];
  /** Why it is refused, where the server says. */
  reason: string | null;
}

/** Whether a nickname that is being typed may be taken; undefined while nobody has asked. */
export function useNickname(wanted: string, saved: string): NicknameVerdict | undefined {
  const name = wanted.trim();
  // Saving asks again; a lost question only leaves the field without a word.
  const { value } = useResource(
    name === saved || name === '' ? null : wanted,
    (signal) => api.call(nicknameState, { user_nickname: name }, { signal }),
    { rest },
  );
  return value && { of: wanted, ...value };
}
