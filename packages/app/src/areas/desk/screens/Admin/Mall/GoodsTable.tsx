import { useLingui } from '@lingui/react/macro';
import type { DeskGoods } from '@pitchside/api/money/mall';
import { Button } from '@pitchside/ui/Button';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { useFormat } from '@pitchside/ui/format';
import { GoodsPicture } from '@pitchside/ui/GoodsPicture';
import { Pressable } from '@pitchside/ui/Pressable';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { Table } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { statusOf } from '../../../../../platform/resource/statusOf.ts';
import { Person } from '../Admin.layout.ts';

interface GoodsTableProps {
  /** Undefined while they are on their way. */
  list: readonly DeskGoods[] | undefined;
  isFailed: boolean;
  currentId: string | undefined;
  onOpen: (goods: DeskGoods) => void;
  onNew: () => void;
  onRetry: () => void;
}

/** All goods with price, stock and number of exchanges. */
export function GoodsTable({ list, isFailed, currentId, onOpen, onNew, onRetry }: GoodsTableProps) {
  const { t } = useLingui();
  const { integer } = useFormat();
  return (
    <Card id="goods" title={t`全部商品`} aside={<Button size="s" onClick={onNew}>{t`新建`}</Button>}>
      <CardBleed>
        <Table
          caption={t`全部商品`}
          captionHidden
          rows={list ?? []}
          keyOf={({ id }) => id}
          {...(currentId !== undefined && { currentKey: currentId })}
          status={statusOf({ value: list, state: isFailed ? 'failed' : 'loading' })}
          error={t`商品没能送到`}
          onRetry={onRetry}
          columns={[
            {
              id: 'name',
              head: t`名称`,
              cell: (goods) => (
                <Pressable onClick={() => onOpen(goods)}>
                  <Person>
                    <GoodsPicture art={goods.art} {...(goods.src !== null && { src: goods.src })} size={28} />
                    <TwoLines look="strong" note={goods.kind === 'virtual' ? t`虚拟` : t`实物`}>
                      {goods.name}
                    </TwoLines>
                  </Person>
                </Pressable>
              ),
            },
            { id: 'price', head: t`单价`, numeric: true, cell: ({ price }) => <PriceTag amount={price} size="s" /> },
            { id: 'left', head: t`剩余`, numeric: true, cell: ({ left }) => (left === null ? t`不限量` : integer(left)) },
            { id: 'sold', head: t`已兑`, numeric: true, cell: ({ sold }) => integer(sold) },
            { id: 'place', head: t`次序`, numeric: true, cell: ({ place }) => integer(place) },
            { id: 'listed', head: t`状态`, cell: ({ is_listed }) => (is_listed ? t`上架` : t`下架`) },
          ]}
        />
      </CardBleed>
    </Card>
  );
}
