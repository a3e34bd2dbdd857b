import { useLingui } from '@lingui/react/macro';
import { forwardRef, useId, type ReactNode } from 'react';
import { AmountTiles, type DiamondAmount } from '../AmountTiles/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { ChannelPicker, type PayChannelChoice } from '../ChannelPicker/index.ts';
import { Checkbox } from '../../forms/Checkbox/index.ts';
import { useFormat } from '../../format/index.ts';
import { NumberField } from '../../forms/NumberField/index.ts';
import { Gem, PriceTag } from '../../format/PriceTag/index.ts';
import * as css from './RechargePanel.css.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { useControllableState } from '../../theme/useControllableState.ts';

/** Value of the tile whose amount is typed. */
export const customAmount = 'custom';

/** A custom amount in whole yuan. */
export interface CustomAmount {
  yuan?: number | null;
  /** Initial amount when `yuan` is left out (uncontrolled). Default none. */
  defaultYuan?: number | null;
  onYuanChange?: (yuan: number | null) => void;
  minimum: number;
  maximum: number;
  diamondsPerYuan: number;
}

/** Amount to pay and payment channel. */
export interface RechargeChoice {
  /** Id of the chosen amount, or `customAmount`. */
  value: string | null;
  /** Custom amount, yuan. */
  yuan: number | null;
  channel: string | null;
}

export interface RechargePanelProps extends RootProps {
  amounts: readonly DiamondAmount[];
  /** Id of the chosen amount, or `customAmount`. */
  value?: string | null;
  /** Initial value when `value` is left out (uncontrolled). */
  defaultValue?: string | null;
  onValueChange?: (id: string) => void;
  /** A short note under the amounts, such as which of them is doubled and when. */
  note?: ReactNode;
  custom: CustomAmount;
  channels: readonly PayChannelChoice[];
  /** Id of the chosen channel; null while nothing is chosen. */
  channel?: string | null;
  /** Initial channel when `channel` is left out (uncontrolled). */
  defaultChannel?: string | null;
  onChannelChange?: (id: string) => void;
  /** Total of the choice; null while there is none. `price` is formatted for display. */
  total: { price: string; diamonds: number; bonus: number } | null;
  /** Whether the terms are accepted. */
  agreed?: boolean;
  /** Initial state when `agreed` is left out (uncontrolled). Default false. */
  defaultAgreed?: boolean;
  onAgreedChange?: (agreed: boolean) => void;
  /** The sentence that is agreed to, with its link. */
  terms: ReactNode;
  /** Label of the button: 微信扫码支付. */
  pay: string;
  onPay: (choice: RechargeChoice) => void;
  /** An order is being made; default false. */
  paying?: boolean;
  /** Reason why it cannot be paid like this, in one sentence. */
  problem?: string;
}

/** Top-up: the amount of diamonds, the payment channel, and the total. */
export const RechargePanel = forwardRef<HTMLDivElement, RechargePanelProps>(function RechargePanel(
  {
    amounts,
    value: givenValue,
    defaultValue = null,
    onValueChange: notifyValue,
    note,
    custom,
    channels,
    channel: givenChannel,
    defaultChannel = null,
    onChannelChange: notifyChannel,
    total,
    agreed: givenAgreed,
    defaultAgreed = false,
    onAgreedChange: notifyAgreed,
    terms,
    pay,
    onPay,
    paying = false,
    problem,
    ...root
  },
  ref,
) {
  const { t } = useLingui();
  const [value, onValueChange] = useControllableState<string | null, string>(givenValue, defaultValue, notifyValue);
  const [yuan, onYuanChange] = useControllableState(custom.yuan, custom.defaultYuan ?? null, custom.onYuanChange);
  const [channel, onChannelChange] = useControllableState<string | null, string>(givenChannel, defaultChannel, notifyChannel);
  const [agreed, onAgreedChange] = useControllableState(givenAgreed, defaultAgreed, notifyAgreed);
  const problemId = useId();
  return (
    <div className={css.panel} ref={ref} {...rootOf(root)}>
      <div className={css.part}>
        <AmountTiles amounts={amounts} value={value} onValueChange={onValueChange} label={t`充值多少`}>
          <CustomTile
            {...custom}
            yuan={yuan}
            onYuanChange={onYuanChange}
            chosen={value === customAmount}
            onChoose={() => onValueChange(customAmount)}
          />
        </AmountTiles>
        {note && <span className={css.caption}>{note}</span>}
      </div>
      <div className={css.part}>
        <span className={css.caption}>{t`支付方式`}</span>
        <ChannelPicker channels={channels} value={channel} onValueChange={onChannelChange} label={t`支付方式`} />
      </div>
      <div className={css.bar}>
        <div className={css.due}>
          <span className={css.caption}>{t`应付`}</span>
          <span className={css.sum} aria-live="polite">
            {total?.price ?? '—'}
          </span>
        </div>
        <div className={css.gets}>
          <span className={css.line}>
            {t`到账`} <PriceTag amount={total?.diamonds ?? 0} sum />
            {total !== null && total.bonus > 0 && (
              <>
                <span className={css.caption}>{t`+ 赠`}</span> <PriceTag amount={total.bonus} />
              </>
            )}
          </span>
          <Checkbox size="s" checked={agreed} onCheckedChange={onAgreedChange} required>
            {terms}
          </Checkbox>
        </div>
        <div className={css.act}>
          <Button
            size="l"
            loading={paying}
            disabled={total === null || channel === null || !agreed || problem !== undefined}
            onClick={() => onPay({ value, yuan, channel })}
            aria-describedby={problemId}
          >
            {pay}
          </Button>
          <span id={problemId} className={css.problem} role="status">
            {problem}
          </span>
        </div>
      </div>
    </div>
  );
});

interface CustomTileProps extends Pick<CustomAmount, 'minimum' | 'maximum' | 'diamondsPerYuan'> {
  yuan: number | null;
  onYuanChange: (yuan: number | null) => void;
  chosen: boolean;
  onChoose: () => void;
}

function CustomTile({ yuan, onYuanChange, minimum, maximum, diamondsPerYuan, chosen, onChoose }: CustomTileProps) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const [from, to] = [integer(minimum), integer(maximum)];
  const take = (next: number | null) => {
    onChoose();
    onYuanChange(next);
  };
  return (
    <div className={css.custom} data-chosen={chosen || undefined} onFocus={onChoose}>
      <span className={css.customHead}>
        <span className={css.customName}>{t`自定义`}</span>
        {yuan !== null && yuan >= minimum && yuan <= maximum && (
          <span className={css.customGets}>
            <Gem size={12} /> {integer(yuan * diamondsPerYuan)}
          </span>
        )}
      </span>
      <span className={css.caption}>{t`${from} – ${to} 元`}</span>
      <NumberField
        label={t`自定义金额，元`}
        value={yuan}
        onValueChange={take}
        min={minimum}
        max={maximum}
        keepsTyped
        format={{ maximumFractionDigits: 0 }}
        prefix="¥"
        steppers={false}
        placeholder={t`输入金额`}
      />
    </div>
  );
}
