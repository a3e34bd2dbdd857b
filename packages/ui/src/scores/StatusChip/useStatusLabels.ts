import { useLingui } from '@lingui/react/macro';
import type { Score } from '../Crest/team.ts';
import { useFormat } from '../../format/index.ts';
import { minuteText, type MatchStatus, type MatchStatusKind } from './status.ts';

/** Texts of a match's status in the active language. */
export interface StatusLabels {
  /** For a narrow cell: 中场, HT. While the ball is in play use the minute instead. */
  short: (status: MatchStatus) => string;
  /** For a screen reader: 67 分钟, 全场结束. */
  spoken: (status: MatchStatus, penalties?: Score) => string;
}

/** Returns the texts of statuses; `timeZone` is an IANA name for kick-off times, default the viewer's own. */
export function useStatusLabels(timeZone?: string): StatusLabels {
  const { t } = useLingui();
  const format = useFormat(timeZone);
  const short: Record<MatchStatusKind, string> = {
    scheduled: t`未开始`,
    live: t`进行中`,
    halftime: t`中场`,
    break: t({ id: 'match.break', message: '间歇' }),
    extra: t`加时`,
    penalties: t`点球`,
    finished: t`完场`,
    postponed: t`推迟`,
    // An id of its own: the same characters on a dialog's button mean something else in other languages.
    cancelled: t({ id: 'match.cancelled', message: '取消' }),
    interrupted: t`中断`,
    abandoned: t`腰斩`,
    tbd: t`待定`,
  };
  const long: Record<MatchStatusKind, string> = {
    scheduled: t`比赛未开始`,
    live: t`比赛进行中`,
    halftime: t`中场休息`,
    break: t({ id: 'match.breakLong', message: '间歇中' }),
    extra: t`加时赛`,
    penalties: t`点球大战`,
    finished: t`全场结束`,
    postponed: t`比赛推迟`,
    cancelled: t`比赛取消`,
    interrupted: t`比赛中断`,
    abandoned: t`比赛腰斩`,
    tbd: t`时间待定`,
  };
  const minuteSpoken = (status: MatchStatus) => {
    const minute = minuteText(status);
    return minute === undefined ? undefined : t`${minute} 分钟`;
  };
  const base = (status: MatchStatus) => {
    const word = long[status.kind];
    const minute = minuteSpoken(status);
    if (status.kind === 'live') return minute ?? word;
    if (status.kind === 'extra' && minute) return t`加时赛 ${minute}`;
    if (status.kind === 'scheduled' && status.kickoffAt !== undefined) {
      const time = format.time(status.kickoffAt);
      return t`${time} 开赛`;
    }
    return status.kind === 'finished' && status.afterExtraTime ? t`加时赛后结束` : word;
  };
  return {
    short: (status) => {
      if (status.kind === 'scheduled' && status.kickoffAt !== undefined) return format.time(status.kickoffAt);
      return status.kind === 'finished' && status.afterExtraTime ? t`加时完` : short[status.kind];
    },
    spoken: (status, penalties) => {
      const words = base(status);
      if (!penalties) return words;
      const { home, away } = penalties;
      return t`${words}，点球 ${home} 比 ${away}`;
    },
  };
}
