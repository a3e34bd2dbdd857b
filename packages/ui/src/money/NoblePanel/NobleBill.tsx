import { useLingui } from '@lingui/react/macro';
import { Button } from '../../actions/Button/index.ts';
import { useFormat } from '../../format/index.ts';
import { useNobleName, type NobleRank } from '../../live/NobleMark/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { act, bill, billLine, small, until as untilText } from './NoblePanel.css.ts';
import type { NobleQuote } from './quote.ts';

interface NobleBillProps {
  rank: NobleRank;
  quote: NobleQuote;
  balance: number;
  sending: boolean;
  onBuy: () => void;
  onRecharge: (missing: number) => void;
}

/** The end date, the price, and the one action that is possible now. */
export function NobleBill({ rank, quote, balance, sending, onBuy, onRecharge }: NobleBillProps) {
  const { t } = useLingui();
  const nobleName = useNobleName();
  const format = useFormat();
  const { kind, total, credit, until } = quote;
  const name = nobleName(rank);
  const end = format.fullDate(until);
  const missing = total - balance;
  const short = missing > 0;
  const acts = { open: t`开通${name}`, renew: t`续费${name}`, upgrade: t`升到${name}`, lower: t`到期后可降` };
  if (kind === 'lower') {
    return (
      <span className={`${bill} ${act}`}>
        <Button disabled>{acts.lower}</Button>
      </span>
    );
  }
  return (
    <>
      <span className={untilText}>{t`到 ${end}`}</span>
      <span className={bill}>
        <span className={billLine}>
          {t`合计`}
          <PriceTag sum amount={total} size="l" />
        </span>
        {credit > 0 && (
          <span className={small}>
            {t`剩余天数抵`} <PriceTag sum amount={credit} size="s" />
          </span>
        )}
        <span className={small} role="status">
          {short ? t`还差` : t`付后余`}
          <PriceTag sum amount={Math.abs(missing)} size="s" />
        </span>
      </span>
      <span className={act}>
        {short ? (
          <Button tone="diamond" size="l" onClick={() => onRecharge(missing)}>{t`去充值`}</Button>
        ) : (
          <Button size="l" loading={sending} onClick={onBuy}>
            {acts[kind]}
          </Button>
        )}
      </span>
    </>
  );
}
