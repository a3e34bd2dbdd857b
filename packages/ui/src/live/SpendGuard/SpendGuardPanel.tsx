import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ProgressBar } from '../../feedback/ProgressBar/index.ts';
import { useFormat } from '../../format/index.ts';
import { Switch } from '../../forms/Switch/index.ts';
import { GuardSum } from './GuardSum.tsx';
import { head, panel, row, rows } from './SpendGuard.css.ts';
import { limitDefault, undoFromDefault, type SpendLimits } from './spendGuard.ts';

export interface SpendGuardPanelProps extends SpendLimits {
  /** Diamonds given in this session. */
  spent: number;
  onLimitsChange: (change: Partial<SpendLimits>) => void;
}

/** The viewer's own limits: the most in one session, and the sum from which an order can be undone. */
export function SpendGuardPanel({ limit, undoFrom, spent, onLimitsChange }: SpendGuardPanelProps) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const title = useId();
  const given = integer(spent);
  return (
    <div className={panel} role="group" aria-labelledby={title}>
      <h3 id={title} className={head}>{t`送礼上限`}</h3>
      <div className={rows}>
        <div className={row}>
          <Switch
            side="end"
            note={t`连续 6 小时没送礼，就重新算`}
            checked={limit !== null}
            onCheckedChange={(on) => onLimitsChange({ limit: on ? limitDefault : null })}
          >{t`限制这次看球送多少`}</Switch>
          {limit !== null && (
            <>
              <GuardSum label={t`这次最多送`} value={limit} onChange={(sum) => onLimitsChange({ limit: sum })} />
              <ProgressBar
                label={t`这次已送`}
                value={spent}
                max={limit}
                tone={spent >= limit ? 'warning' : 'diamond'}
                size="s"
                valueText={`${given} / ${integer(limit)}`}
              />
            </>
          )}
        </div>
        <div className={row}>
          <Switch
            side="end"
            note={t`等的时候可以撤销`}
            checked={undoFrom !== null}
            onCheckedChange={(on) => onLimitsChange({ undoFrom: on ? undoFromDefault : null })}
          >{t`大额礼物等 3 秒再送`}</Switch>
          {undoFrom !== null && <GuardSum label={t`从多少起`} value={undoFrom} onChange={(sum) => onLimitsChange({ undoFrom: sum })} />}
        </div>
      </div>
    </div>
  );
}
