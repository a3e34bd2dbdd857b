import { useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/index.ts';
import type { EffectChoice } from '../EffectStage/engine/arrival.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import type { NobleRank } from '../NobleMark/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { tabPanel, Tabs } from '../../actions/Tabs/index.ts';
import { EffectMenu } from './EffectMenu.tsx';
import { GiftGrid } from './GiftGrid.tsx';
import { GiftOrderForm } from './GiftOrderForm.tsx';
import { balanceLine, body, head, panel, place, side } from './GiftPanel.css.ts';
import type { BackpackGift, GiftOrder, GiftTab, GiftViewer, RunningCombo, ShelfGift } from './giftPanel.types.ts';
import { GiftShelfBones } from './GiftShelfBones.tsx';
import { cellsOf, mostOf } from './order.ts';

/** What the panel asks for. */
export interface GiftActs {
  onSend: (order: GiftOrder) => void;
  /** Sends the running combo's gift once more. */
  onCombo: () => void;
  /** The combo's ring has run out; keep it the same between renders. */
  onComboEnd: () => void;
  /** The way to more diamonds; `missing` where an order falls short. */
  onRecharge: (missing?: number) => void;
  onSignIn: () => void;
  /** The way to a noble rank that opens a gift. */
  onNoble: (rank: NobleRank) => void;
}

export interface GiftPanelProps extends GiftActs {
  /** Everything on the shelf, in the order of showing; those with a `rank` stand in the noble tab. */
  gifts: readonly ShelfGift[];
  backpack: readonly BackpackGift[];
  /** `loading` and `error` take the place of the gifts; default `ready`. */
  state?: 'ready' | 'loading' | 'error';
  /** Asks for the gifts again. */
  onRetry: () => void;
  viewer: GiftViewer;
  /** An order is on its way; default false. */
  sending?: boolean;
  /** Why the last order was refused, in words; goes with the next order. */
  failure?: string;
  /** The combo that runs after an order. */
  combo?: RunningCombo;
  /** Whose effects are shown; default `all`. */
  effects?: EffectChoice;
  onEffectsChange: (choice: EffectChoice) => void;
  /** Tab, gift and amount that it opens with; default the first gift, once. */
  defaultTab?: GiftTab;
  defaultGiftId?: string;
  defaultCount?: number;
}

/** The gift bar of a room: shelf, backpack and noble gifts, how many, what it costs, and sending. */
export function GiftPanel({
  gifts,
  backpack,
  state = 'ready',
  onRetry,
  viewer,
  sending = false,
  failure,
  combo,
  effects = 'all',
  onEffectsChange,
  defaultTab = 'gifts',
  defaultGiftId,
  defaultCount = 1,
  ...acts
}: GiftPanelProps) {
  const { t } = useLingui();
  const shelf = useId();
  const [tab, setTab] = useState(defaultTab);
  const [chosenId, setChosenId] = useState(defaultGiftId);
  const [wanted, setWanted] = useState(defaultCount);
  const send = useRef<HTMLButtonElement>(null);
  const cells = cellsOf(tab, gifts, backpack);
  const chosen = cells.find(({ gift }) => gift.id === chosenId) ?? cells[0];
  // The amount is kept while one looks at a gift of which there are fewer.
  const count = chosen ? Math.min(wanted, mostOf(chosen)) : wanted;
  const names: Record<GiftTab, string> = { gifts: t`礼物`, backpack: t`背包`, noble: t`贵族` };
  const owned = backpack.length;

  const content = () => {
    if (state === 'loading') return <GiftShelfBones />;
    if (state === 'error')
      return (
        <div className={place}>
          <ErrorState layout="row" title={t`礼物没能送到`} onRetry={onRetry} />
        </div>
      );
    if (!chosen)
      return (
        <div className={place}>
          <EmptyState drawing={null} title={tab === 'backpack' ? t`背包是空的` : undefined}>
            {tab === 'backpack' ? t`签到和任务会送礼物` : undefined}
          </EmptyState>
        </div>
      );
    return (
      <div className={body}>
        <GiftGrid
          label={names[tab]}
          cells={cells}
          chosenId={chosen.gift.id}
          viewer={viewer}
          onChoose={setChosenId}
          onConfirm={() => send.current?.focus()}
        />
        <GiftOrderForm
          {...acts}
          cell={chosen}
          count={count}
          onCount={setWanted}
          viewer={viewer}
          sending={sending}
          failure={failure}
          combo={combo}
          sendRef={send}
        />
      </div>
    );
  };

  return (
    <div className={panel} role="group" aria-label={t`礼物栏`}>
      <div className={head}>
        <Tabs
          label={t`礼物栏`}
          controls={shelf}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { id: 'gifts', label: names.gifts },
            { id: 'backpack', label: names.backpack, count: owned > 0 ? owned : undefined },
            { id: 'noble', label: names.noble },
          ]}
        />
        <div className={side}>
          <EffectMenu value={effects} onChange={onEffectsChange} />
          {viewer.kind !== 'visitor' && (
            <>
              <span className={balanceLine}>
                {t`余额`}
                <PriceTag sum amount={viewer.balance} />
              </span>
              <Button tone="diamond" size="s" onClick={() => acts.onRecharge()}>{t`充值`}</Button>
            </>
          )}
        </div>
      </div>
      <div {...tabPanel(shelf, tab)}>{content()}</div>
    </div>
  );
}
