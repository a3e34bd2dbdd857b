import { useLingui } from '@lingui/react/macro';
import type { GuessQuestion } from '@pitchside/api/experts/guesses';
import type { GuessOption } from '@pitchside/ui/GuessCard';
import { totalText, useUiLocale } from '@pitchside/ui/odds';
import { usePlanLabels } from '../plans/usePlanLabels.ts';

/** Texts of questions and answers. */
export function useGuessLabels() {
  const { t } = useLingui();
  const locale = useUiLocale();
  const { pick } = usePlanLabels();
  /** Text of a question. */
  function question({ play, line, match }: Pick<GuessQuestion, 'play' | 'line' | 'match'>): string {
    const isBall = match.sport === 'basketball';
    const total = totalText(line ?? 0, locale);
    if (play === 'size') return isBall ? t`总分会超过 ${total} 吗？` : t`总进球会超过 ${total} 吗？`;
    if (play === 'asian') return t`算上让球，谁会赢？`;
    return isBall ? t`含加时，谁会赢？` : t`90 分钟后谁会赢？`;
  }
  /** A side in words. */
  const side = (
    { play, line, match }: Pick<GuessQuestion, 'play' | 'line' | 'match'>,
    chosen: GuessQuestion['sides'][number]['side'],
  ): string => pick({ play, side: chosen, line }, match);
  /** Answers to choose from, with their shares once known. */
  const options = (asked: GuessQuestion): GuessOption[] =>
    asked.sides.map(({ side: id, count, outcome }) => ({
      id,
      label: side(asked, id),
      ...(count !== null && asked.answers > 0 && { share: count / asked.answers }),
      right: outcome === 'won' || outcome === 'half_won',
    }));
  return { question, side, options };
}
