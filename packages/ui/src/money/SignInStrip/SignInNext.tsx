import { Plural } from '@lingui/react/macro';
import type { SignInWeek } from './signIn.ts';

/** Reward for a few more days: 再签 2 天，领 160. */
export function SignInNext({ next }: Pick<SignInWeek, 'next'>) {
  if (!next) return null;
  const { days, reward } = next;
  return <Plural value={days} other={`再签 # 天，领 ${reward}`} />;
}
