import { useLingui } from '@lingui/react/macro';
import { Button } from '../../actions/Button/index.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { ProgressBar } from '../../feedback/ProgressBar/index.ts';
import { Skeleton } from '../../feedback/Skeleton/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { useFormat } from '../../format/index.ts';
import type { GoodsKindDrawn } from '../../pictures/index.ts';
import { GoodsPicture } from '../GoodsPicture/index.ts';
import * as css from './GoodsShelf.css.ts';
import { forwardRef, type Ref } from 'react';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Something that diamonds are exchanged for. */
export interface ShelfGoods {
  id: string;
  name: string;
  /** Contents in one line; may be empty. */
  about: string;
  /** Virtual goods lie in the backpack at once, physical ones are sent. */
  kind: 'virtual' | 'physical';
  art: GoodsKindDrawn;
  src?: string;
  /** Diamonds for one. */
  price: number;
  /** Stock: total and number left; left out, there is no limit. */
  stock?: { total: number; left: number };
  /** Maximum per member; left out, there is no limit. */
  most?: number;
}

export interface GoodsShelfProps extends RootProps {
  goods: readonly ShelfGoods[];
  /** Diamonds that the member has; left out for visitors. */
  balance?: number;
  /** Default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  onExchange?: (id: string) => void;
  /** Called for more diamonds, when the member has too few for the goods. */
  onRecharge?: (missing: number) => void;
  /** Asks for the goods again. */
  onRetry?: () => void;
}

/** Below this share of the stock a thing runs out. */
const few = 0.15;

/** The goods of the exchange mall, each with its picture, its stock and its exchange button. */
export const GoodsShelf = forwardRef<HTMLElement, GoodsShelfProps>(function GoodsShelf(
  { goods, balance, status = 'ready', onExchange, onRecharge, onRetry, ...root },
  ref,
) {
  const { t } = useLingui();
  if (status === 'error')
    return <ErrorState title={t`商品没能送到`} onRetry={onRetry} ref={ref as Ref<HTMLDivElement>} {...rootOf(root)} />;
  if (status === 'loading')
    return (
      <div className={css.grid} role="status" aria-label={t`努力加载中`} ref={ref as Ref<HTMLDivElement>} {...rootOf(root)}>
        {Array.from({ length: 10 }, (_, index) => (
          <Skeleton key={index} shape="block" height={290} />
        ))}
      </div>
    );
  if (goods.length === 0)
    return <EmptyState title={t`这里还没有商品`} ref={ref as Ref<HTMLDivElement>} {...rootOf(root)}>{t`换个分类看看。`}</EmptyState>;
  return (
    <ul className={css.grid} ref={ref as Ref<HTMLUListElement>} {...rootOf(root)}>
      {goods.map((each) => (
        <Goods key={each.id} goods={each} balance={balance} onExchange={onExchange} onRecharge={onRecharge} />
      ))}
    </ul>
  );
});

function Goods({
  goods,
  balance,
  onExchange,
  onRecharge,
}: { goods: ShelfGoods } & Pick<GoodsShelfProps, 'balance' | 'onExchange' | 'onRecharge'>) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const { id, name, about, kind, art, src, price, stock, most } = goods;
  const isOut = stock?.left === 0;
  const missing = balance === undefined || isOut ? 0 : Math.max(0, price - balance);
  const short = integer(missing);
  const left = stock === undefined ? '' : integer(stock.left);
  const each = most === undefined ? '' : integer(most);
  const runsOut = stock !== undefined && stock.left <= stock.total * few;
  return (
    <li className={css.card}>
      <div className={isOut ? css.over : undefined}>
        <GoodsPicture art={art} {...(src !== undefined && { src })} size="field" />
      </div>
      {isOut && <span className={css.mark}>{t`已兑完`}</span>}
      <div className={css.body}>
        <div className={css.head}>
          <span className={css.name} title={name}>
            {name}
          </span>
          <span className={css.quiet}>{kind === 'virtual' ? t`虚拟` : t`实物`}</span>
        </div>
        <span className={css.about}>{about}</span>
        {stock ? (
          <ProgressBar
            label={t`${name}的库存`}
            labelHidden
            size="s"
            value={stock.left}
            max={Math.max(1, stock.total)}
            tone={runsOut ? 'warning' : 'brand'}
          />
        ) : (
          <span className={css.bare} />
        )}
        <div className={css.head}>
          <span className={css.quiet}>{stock === undefined ? t`不限量` : isOut ? t`已兑完` : t`剩 ${left} 件`}</span>
          {missing > 0 ? (
            <span className={css.lack}>{t`差 ${short}`}</span>
          ) : (
            most !== undefined && <span className={css.quiet}>{t`每人限 ${each}`}</span>
          )}
        </div>
        <div className={css.foot}>
          <PriceTag amount={price} />
          {missing > 0 && onRecharge ? (
            <Button size="s" tone="diamond" aria-label={t`去充值，兑换${name}`} onClick={() => onRecharge(missing)}>
              {t`去充值`}
            </Button>
          ) : (
            <Button size="s" aria-label={t`兑换${name}`} disabled={isOut || missing > 0} onClick={() => onExchange?.(id)}>
              {t({ id: 'goods.redeem', message: '兑换' })}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
