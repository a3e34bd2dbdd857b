import { useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import type { Side } from '../Crest/team.ts';
import { useFormat } from '../../format/index.ts';
import { minuteText, StatusChip } from '../StatusChip/index.ts';
import { NowContext, TimeZoneContext } from './context.ts';
import { goalTag, goalTagWords, soon, state } from './MatchRow.css.ts';
import type { MatchRowItem } from './match.ts';

const day = 24 * 60 * 60_000;

/** The status cell: the minute, the time left until kick-off (the time itself has a column), or the goal that has just fallen. */
export function MatchState({ match, hit }: { match: MatchRowItem; hit: Side | null }) {
  const { t } = useLingui();
  if (hit) {
    const minute = minuteText(match.status);
    return (
      <span className={goalTag}>
        <span className={goalTagWords}>{minute === undefined ? t`进球` : t`进球 ${minute}'`}</span>
      </span>
    );
  }
  if (match.status.kind === 'scheduled') return <StartsIn at={match.kickoffAt} />;
  return (
    <span className={state}>
      <StatusChip status={match.status} penalties={match.penalties} />
    </span>
  );
}

function StartsIn({ at }: { at: number }) {
  const { t } = useLingui();
  const now = useContext(NowContext) ?? at;
  const format = useFormat(useContext(TimeZoneContext));
  if (at <= now) return <span className={soon}>{t`即将开赛`}</span>;
  if (format.sameDay(at, now) || at - now < day / 4) return <span className={soon}>{format.relative(at, now)}</span>;
  return <span className={soon}>{format.sameDay(at, now + day) ? t`明天` : format.date(at)}</span>;
}
