import { useLingui } from '@lingui/react/macro';
import { goodsList } from '@pitchside/api/money/mall';
import { Card } from '@pitchside/ui/Card';
import { GoodsShelf } from '@pitchside/ui/GoodsShelf';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Text } from '@pitchside/ui/Text';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { useSpendable } from '../../../../platform/session/wallet.store.ts';
import { openRecharge } from '../../recharge.store.ts';
import { ExchangeDialog } from './ExchangeDialog.tsx';
import { goodsView } from './mall.presenter.ts';

const kinds = ['all', 'physical', 'virtual', 'within'] as const;
type Kind = (typeof kinds)[number];

/** Refresh interval of the stock while the page is open, ms. */
const every = 60_000;

/** Goods, filtered by kind or by what the diamonds suffice for; the one in the address is opened, as from a card in a conversation. */
export function MallGoods({ onExchanged }: { onExchanged: () => void }) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const [kind, setKind] = useState<Kind>('all');
  const [chosenId, setChosenId] = useState<string>();
  const [parameters, setParameters] = useSearchParams();
  const { value, state, again } = useResource('goods', (signal) => api.call(goodsList, {}, { signal, quiet: true }), { every });
  const balance = useSpendable();
  const wanted = parameters.get('goods');

  const opened = value?.list.find(({ id }) => id === (chosenId ?? wanted));
  const close = () => {
    setChosenId(undefined);
    // The address opens it once: a closed dialog must not open again.
    if (wanted !== null) setParameters((now) => (now.delete('goods'), now), { replace: true });
  };

  const names: Record<Kind, string> = { all: t`全部`, physical: t`实物`, virtual: t`虚拟`, within: t`只看换得起` };
  const shown = (value?.list ?? []).filter(
    (goods) => kind === 'all' || (kind === 'within' ? goods.price <= balance && goods.left !== 0 : goods.kind === kind),
  );
  return (
    <Card
      stacked
      title={t`兑换商城`}
      tabs={
        <SegmentedControl
          look="line"
          label={t`兑换商城`}
          value={kind}
          onValueChange={setKind}
          segments={kinds.map((each) => ({ value: each, label: names[each] }))}
        />
      }
      aside={
        <Text size="s" tone="quiet">
          {t`我有`} <PriceTag sum amount={balance} size="s" />
        </Text>
      }
    >
      <GoodsShelf
        goods={shown.map(goodsView)}
        {...(user && { balance })}
        status={statusOf({ value, state })}
        onRetry={again}
        onRecharge={openRecharge}
        onExchange={setChosenId}
      />
      {opened && (
        <ExchangeDialog
          key={opened.id}
          goods={opened}
          onClose={close}
          onExchanged={() => {
            again();
            onExchanged();
          }}
          onMoved={again}
        />
      )}
    </Card>
  );
}
