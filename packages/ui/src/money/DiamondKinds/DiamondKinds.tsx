import { Trans, useLingui } from '@lingui/react/macro';
import { forwardRef } from 'react';
import { useFormat } from '../../format/index.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import * as css from './DiamondKinds.css.ts';
import { bare } from '../../theme/bare.css.ts';

export interface DiamondKindsProps extends RootProps {
  /** Diamonds that were paid for. */
  bought: number;
  /** Diamonds that the site gave: bonuses, sign-ins, tasks. */
  given: number;
}

/** Kinds of diamonds in a balance, and the uses of bonus ones. */
export const DiamondKinds = forwardRef<HTMLDivElement, DiamondKindsProps>(function DiamondKinds({ bought, given, ...root }, ref) {
  const { t } = useLingui();
  const { integer } = useFormat();
  return (
    <div className={css.kinds} ref={ref} {...rootOf(root)}>
      <dl className={css.list}>
        <Kind name={t({ message: '充值', context: 'diamond kind' })} amount={integer(bought)} />
        <Kind name={t({ message: '赠送', context: 'diamond kind' })} amount={integer(given)} />
      </dl>
      {given > 0 && (
        <p className={css.note}>
          <Trans>赠送的黄钻照常使用，不计入主播和专家的收益</Trans>
        </p>
      )}
    </div>
  );
});

function Kind({ name, amount }: { name: string; amount: string }) {
  return (
    <div className={css.kind}>
      <dt className={bare}>{name}</dt>
      <dd className={css.amount}>{amount}</dd>
    </div>
  );
}
