import { Plural, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { forwardRef, useState } from 'react';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { NobleMark, useNobleName, type NobleRank } from '../../live/NobleMark/index.ts';
import { nobleTint } from '../../theme/recipes/noble.css.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { NobleBill } from './NobleBill.tsx';
import {
  emblem,
  failed,
  foot,
  head,
  month,
  months as monthsRow,
  panel,
  place,
  price as priceText,
  rank as rankLook,
  rankName,
  ranks,
  where,
} from './NoblePanel.css.ts';
import { NoblePreview } from './NoblePreview.tsx';
import { nobleMonths, type NobleHolding, type NobleMonths, type NoblePlan } from './noblePlan.types.ts';
import { PerkTable } from './PerkTable.tsx';
import { quoteOf } from './quote.ts';
import { RadioRow } from './RadioRow.tsx';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { bare } from '../../theme/bare.css.ts';

export interface NoblePanelProps extends RootProps {
  /** The ranks as they are sold, from the lowest; empty while they are on their way. */
  plans: readonly NoblePlan[];
  /** `loading` keeps the place of the ranks, `error` offers to ask again; default `ready` with ranks, `loading` without. */
  status?: 'ready' | 'loading' | 'error';
  onRetry: () => void;
  /** The rank that the viewer has. */
  current?: NobleHolding;
  /** Diamonds. */
  balance: number;
  /** Nickname of the viewer, as others will see it. */
  nickname: string;
  /** In whose room it is bought; that anchor has a share. */
  anchor?: string;
  /** Rank and months that it opens with; default the rank held, else 队长, for three months. */
  defaultRank?: NobleRank;
  defaultMonths?: NobleMonths;
  /** Whether the purchase is pending; default false. */
  sending?: boolean;
  /** Reason why the purchase was refused. */
  failure?: string;
  onBuy: (purchase: { rank: NobleRank; months: NobleMonths }) => void;
  /** The way to the diamonds that are missing. */
  onRecharge: (missing: number) => void;
  /** Closes a panel that covers something else; without it there is no close button. */
  onClose?: () => void;
  /** `bare` leaves head and edge to the dialog around it; default `card`. */
  look?: 'card' | 'bare';
}

/** The noble ranks side by side: the perks and price of each, a preview, and buying, renewing or moving up. */
export const NoblePanel = forwardRef<HTMLDivElement, NoblePanelProps>(function NoblePanel(
  {
    plans,
    status = plans.length > 0 ? 'ready' : 'loading',
    onRetry,
    current,
    balance,
    nickname,
    anchor,
    defaultRank,
    defaultMonths = 3,
    sending = false,
    failure,
    onBuy,
    onRecharge,
    onClose,
    look = 'card',
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const { now } = useEnvironment();
  const name = useNobleName();
  const [rank, setRank] = useState<NobleRank>(defaultRank ?? current?.rank ?? 'captain');
  const [months, setMonths] = useState<NobleMonths>(defaultMonths);
  const plan = plans.find((one) => one.rank === rank) ?? plans[0];
  const priceOf = (one: NobleRank) => plans.find((other) => other.rank === one)?.price ?? 0;
  const held = current && current.until > now() ? current.rank : undefined;

  return (
    <div className={panel[look]} role="group" aria-label={t`贵族`} ref={ref} {...rootOf(root)}>
      {look === 'card' && (
        <div className={head}>
          <h2 className={bare}>{t`贵族`}</h2>
          {anchor && <span className={where}>{t`在 ${anchor} 的房间开通，主播得分成`}</span>}
          {onClose && <IconButton label={t`关闭`} icon={<X size={16} aria-hidden />} onClick={onClose} />}
        </div>
      )}
      {!plan && (
        <div className={place} aria-busy={status === 'loading'}>
          {status === 'error' ? <ErrorState title={t`贵族套餐没能送到`} onRetry={onRetry} /> : <Skeleton shape="block" height={240} />}
        </div>
      )}
      {plan && (
        <>
          <RadioRow
            label={t`档位`}
            values={plans.map((one) => one.rank)}
            value={plan.rank}
            onChange={setRank}
            look={ranks}
            itemLook={(one) => `${rankLook} ${nobleTint[one]}`}
          >
            {(one) => (
              <>
                <span className={emblem}>
                  <NobleMark rank={one} size={20} />
                </span>
                <span className={rankName}>{name(one)}</span>
                <span className={priceText}>{one === held ? t`当前` : <PriceTag amount={priceOf(one)} size="s" />}</span>
              </>
            )}
          </RadioRow>
          <PerkTable plans={plans} chosen={plan.rank} />
          <NoblePreview plan={plan} nickname={nickname} />
          <div className={foot}>
            <RadioRow
              label={t({ id: 'noble.length', message: '时长' })}
              values={nobleMonths}
              value={months}
              onChange={setMonths}
              look={monthsRow}
              itemLook={() => month}
            >
              {(one) => <Plural value={one} other="# 个月" />}
            </RadioRow>
            <NobleBill
              rank={plan.rank}
              quote={quoteOf(plan, months, current, now())}
              balance={balance}
              sending={sending}
              onBuy={() => onBuy({ rank: plan.rank, months })}
              onRecharge={onRecharge}
            />
            {failure && (
              <p className={failed} role="alert">
                {failure}
              </p>
            )}
          </div>
        </>
      )}
    </div>
  );
});
