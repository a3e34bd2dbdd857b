import { useLingui } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import { useFormat } from '../../format/index.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { GemPile } from './GemPile.tsx';
import { RewardBurst } from './RewardBurst.tsx';
import { heapOf, type SignInDay, type SignInState, type SignInSize } from './signIn.ts';
import * as css from './SignInStrip.css.ts';

export interface SignInCellProps {
  day: SignInDay;
  state: SignInState;
  /** The day is today, signed or not. */
  isToday: boolean;
  /** The week's largest reward, against which the heap is measured. */
  largest: number;
  size: SignInSize;
  /** Whether it was signed just now: the reward bursts from it. */
  celebrates: boolean;
}

/** A Monday at noon UTC, from which weekdays are named. */
const monday = Date.UTC(2024, 0, 1, 12);
const dayLength = 86_400_000;

/** One day of the strip: weekday, its diamonds, and their number. */
export function SignInCell({ day: { weekday, reward }, ...rest }: SignInCellProps) {
  const { t } = useLingui();
  const format = useFormat('UTC');
  const { state, isToday, largest, size, celebrates } = rest;
  const name = isToday ? t`今天` : format.weekday(monday + (weekday - 1) * dayLength);
  const isCompact = size === 'compact';
  const spoken: Record<SignInState, string> = {
    signed: t`${name}，已签到，获得 ${reward} 黄钻`,
    today: t`${name}，未签到，签到可得 ${reward} 黄钻`,
    ahead: t`${name}，可得 ${reward} 黄钻`,
    missed: t`${name}，漏签`,
    before: t`${name}，还没有加入`,
  };
  const figures: Record<SignInState, string> = {
    signed: isCompact ? String(reward) : t`已得 ${reward}`,
    today: `+${reward}`,
    ahead: `+${reward}`,
    missed: t`漏签`,
    before: '–',
  };
  return (
    <li
      className={css.cell({ state, size, top: reward === largest && largest > 0 })}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={visuallyHidden}>{spoken[state]}</span>
      <span className={css.weekday} aria-hidden="true">
        {name}
      </span>
      <span className={css.middle} aria-hidden="true">
        <Sign state={state} heap={isCompact ? 1 : heapOf(reward, largest)} size={size} />
      </span>
      <b className={css.figure} data-word={state === 'missed' || undefined} aria-hidden="true">
        {figures[state]}
      </b>
      {celebrates && <RewardBurst reward={reward} />}
    </li>
  );
}

function Sign({ state, heap, size }: { state: SignInState; heap: number; size: SignInSize }) {
  const icon = size === 'compact' ? 14 : 20;
  if (state === 'signed') {
    return (
      <span className={css.done[size]}>
        <Check size={icon} strokeWidth={2.75} />
      </span>
    );
  }
  if (state === 'missed' || state === 'before') return <Minus size={icon} />;
  return <GemPile count={heap} size={heap === 1 ? icon : 40} />;
}
