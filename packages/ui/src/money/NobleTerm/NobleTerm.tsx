import { useLingui } from '@lingui/react/macro';
import { forwardRef, type CSSProperties } from 'react';
import { useFormat, useNow } from '../../format/index.ts';
import { NobleMark, useNobleName, type NobleRank } from '../../live/NobleMark/index.ts';
import { nobleTint } from '../../theme/recipes/noble.css.ts';
import { Switch } from '../../forms/Switch/index.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import {
  bar,
  cells,
  choices,
  columns,
  days as daysText,
  emblem,
  faint,
  free,
  freeTitle,
  left,
  line,
  one,
  panel,
  rankName,
  term,
  without,
} from './NobleTerm.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

const day = 86_400_000;

/** A running rank; instants are ms UTC. */
export interface RunningNoble {
  rank: NobleRank;
  since: number;
  until: number;
}

/** The free advertisement comments of this month. */
export interface FreeComments {
  left: number;
  total: number;
  /** Time of the next renewal, ms UTC. */
  renewsAt: number;
}

export interface NobleTermProps extends RootProps {
  /** The rank that runs; left out when there is none. */
  current?: RunningNoble;
  free: FreeComments;
  /** Whether rooms show an entry notice. */
  entryHint: boolean;
  autoRenew: boolean;
  /** A choice that is being saved. */
  saving?: 'entryHint' | 'autoRenew';
  onEntryHint: (on: boolean) => void;
  onAutoRenew: (on: boolean) => void;
}

/** The running noble rank: its remaining time, the free comments left this month, and two switches. */
export const NobleTerm = forwardRef<HTMLDivElement, NobleTermProps>(function NobleTerm(
  { current, free: comments, entryHint, autoRenew, saving, onEntryHint, onAutoRenew, ...root },
  ref,
) {
  const { t } = useLingui();
  return (
    <ThemeScope theme="night">
      <div className={panel} role="group" aria-label={t`我的贵族`} ref={ref} {...rootOf(root)}>
        <div className={columns}>
          <Term current={current} />
          <Free {...comments} runs={current !== undefined} />
          <div className={choices}>
            <Switch side="end" checked={entryHint} loading={saving === 'entryHint'} onCheckedChange={onEntryHint}>{t`进场提示`}</Switch>
            <Switch side="end" checked={autoRenew} loading={saving === 'autoRenew'} onCheckedChange={onAutoRenew}>{t`到期自动续`}</Switch>
            <span className={faint}>{t`到期前一天续费，余额不够就不续`}</span>
          </div>
        </div>
      </div>
    </ThemeScope>
  );
});

function Term({ current }: Pick<NobleTermProps, 'current'>) {
  const { t } = useLingui();
  const name = useNobleName();
  const format = useFormat();
  const now = useNow(60_000);
  if (!current)
    return (
      <div className={without}>
        <p className={rankName}>{t`还不是贵族`}</p>
        <p className={faint}>{t`开通后弹幕有颜色，每月 30 条广告弹幕免费`}</p>
      </div>
    );
  const { rank, since, until } = current;
  const days = Math.max(0, Math.ceil((until - now) / day));
  const end = format.fullDate(until);
  const share = Math.max(0, Math.min(1, (until - now) / Math.max(1, until - since)));
  return (
    <div className={`${term} ${nobleTint[rank]}`}>
      <span className={emblem}>
        <NobleMark rank={rank} size={44} />
      </span>
      <div>
        <p className={rankName}>{name(rank)}</p>
        <div className={bar} aria-hidden="true">
          <div className={left} style={{ '--share': share } as CSSProperties} />
        </div>
        <p className={line}>
          <span className={daysText}>{t`剩 ${days} 天`}</span>
          <span>{t`到 ${end}`}</span>
        </p>
      </div>
    </div>
  );
}

function Free({ left: unused, total, renewsAt, runs }: FreeComments & { runs: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const used = total - unused;
  const again = format.date(renewsAt);
  return (
    <div className={free}>
      <p className={line}>
        <span className={freeTitle}>{t`本月免费广告弹幕`}</span>
        {runs && <span className={faint}>{t`${again} 重新给满`}</span>}
      </p>
      {runs ? (
        <>
          <div className={cells} aria-hidden="true">
            {Array.from({ length: total }, (_, index) => (
              <span key={index} className={one[index < unused ? 'left' : 'used']} />
            ))}
          </div>
          <p className={line}>
            <span className={daysText}>{t`剩 ${unused}`}</span>
            <span className={faint}>{t`用了 ${used} / ${total}`}</span>
          </p>
        </>
      ) : (
        <p className={faint}>{t`每个档位每月 30 条，开通当月就有`}</p>
      )}
    </div>
  );
}
