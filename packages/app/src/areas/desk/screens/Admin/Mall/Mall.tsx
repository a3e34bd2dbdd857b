import { adminGoods, type DeskExchange, type DeskGoods } from '@pitchside/api/money/mall';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { Blocks, Two } from '../Admin.layout.ts';
import { GoodsFormWired } from './GoodsForm.tsx';
import { GoodsTable } from './GoodsTable.tsx';
import { Shipping } from './Shipping.tsx';
import { ShipFormWired } from './ShipForm.tsx';

/** Exchange mall: orders to ship, and the goods with their stock. */
export default function Mall() {
  const [opened, setOpened] = useState<DeskGoods>();
  const [fresh, setFresh] = useState(0);
  const [waiting, setWaiting] = useState<DeskExchange>();
  const [turn, setTurn] = useState(0);
  const { value, state, again } = useResource('goods', (signal) => api.call(adminGoods, {}, { signal, quiet: true }));
  const write = (goods: DeskGoods | undefined) => {
    setOpened(goods);
    setFresh(fresh + 1);
  };
  return (
    <>
      <Two>
        <Shipping turn={turn} currentNo={waiting?.no} onOpen={setWaiting} />
        <ShipFormWired
          key={waiting?.no ?? 'none'}
          exchange={waiting}
          onDecided={() => {
            setWaiting(undefined);
            setTurn(turn + 1);
            again();
          }}
        />
      </Two>
      <Two>
        <GoodsTable
          list={value?.list}
          isFailed={state === 'failed'}
          currentId={opened?.id}
          onOpen={write}
          onNew={() => write(undefined)}
          onRetry={again}
        />
        <Blocks>
          <GoodsFormWired
            key={`${opened?.id ?? 'new'} ${fresh}`}
            goods={opened}
            gifts={value?.gifts ?? []}
            onSaved={(saved) => {
              write(saved);
              again();
            }}
          />
        </Blocks>
      </Two>
    </>
  );
}
