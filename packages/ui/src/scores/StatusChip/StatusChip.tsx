import { useLingui } from '@lingui/react/macro';
import type { Score } from '../Crest/team.ts';
import { visuallyHidden } from '../../theme/a11y.css.ts';
import { chip } from './StatusChip.css.ts';
import { tick } from '../../theme/recipes/live.css.ts';
import { minuteText, type MatchStatus, type MatchStatusKind } from './status.ts';
import { useStatusLabels } from './useStatusLabels.ts';
import { forwardRef } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

export interface StatusChipProps extends RootProps {
  status: MatchStatus;
  /** Result of the shoot-out; shown during and after it. */
  penalties?: Score;
  /** IANA zone of the kick-off time; default the viewer's own. */
  timeZone?: string;
}

type Look = keyof typeof chip;

/** Look of each status; those that change the viewer's plans have a ground of their own. */
const looks: Record<MatchStatusKind, Look> = {
  scheduled: 'waiting',
  live: 'live',
  halftime: 'live',
  break: 'live',
  extra: 'live',
  penalties: 'live',
  finished: 'over',
  postponed: 'notice',
  cancelled: 'notice',
  interrupted: 'notice',
  abandoned: 'notice',
  tbd: 'waiting',
};

/** The minute with its ticking mark, the kick-off time, or the word for the status. */
export const StatusChip = forwardRef<HTMLSpanElement, StatusChipProps>(function StatusChip({ status, penalties, timeZone, ...root }, ref) {
  const words = useStatusLabels(timeZone);
  return (
    <span className={chip[looks[status.kind]]} ref={ref} {...rootOf(root)}>
      <span aria-hidden="true">
        <Shown status={status} penalties={penalties} word={words.short(status)} />
      </span>
      <span className={visuallyHidden}>{words.spoken(status, penalties)}</span>
    </span>
  );
});

function Shown({ status, penalties, word }: Pick<StatusChipProps, 'status' | 'penalties'> & { word: string }) {
  const { t } = useLingui();
  const minute = minuteText(status);
  if (penalties) return `${t`点球`} ${penalties.home}-${penalties.away}`;
  if (minute === undefined || (status.kind !== 'live' && status.kind !== 'extra')) return word;
  return (
    <>
      {status.kind === 'extra' && `${word} `}
      {minute}
      <i className={tick}>'</i>
    </>
  );
}
