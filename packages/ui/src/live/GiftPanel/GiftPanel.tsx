import { useLingui } from '@lingui/react/macro';
import { Crown } from 'lucide-react';
import { forwardRef, useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { Button } from '../../actions/Button/index.ts';
import type { EffectChoice } from '../EffectStage/engine/arrival.ts';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { ErrorState } from '../../feedback/ErrorState/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { tabPanel, Tabs } from '../../actions/Tabs/index.ts';
import { EffectMenu } from './EffectMenu.tsx';
import { GiftGrid } from './GiftGrid.tsx';
import { GiftOrderForm } from './GiftOrderForm.tsx';
import { balanceLine, body, head, panel, place, side } from './GiftPanel.css.ts';
import type { BackpackGift, GiftTab, GiftViewer, RunningCombo, ShelfGift, WaitingOrder, GiftActs } from './giftPanel.types.ts';
import { GiftShelfBones } from './GiftShelfBones.tsx';
import { cellsOf, mostOf } from './order.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';

/** Acts on a panel. */
export interface GiftPanelHandle {
  /** Focuses the chosen gift, so that the keyboard goes on from there. */
  focus: () => void;
}

export interface GiftPanelProps extends GiftActs, RootProps {
  /** All gifts of the shelf, in the order of showing; those with a `rank` are in the noble tab. */
  gifts: readonly ShelfGift[];
  backpack: readonly BackpackGift[];
  /** `loading` and `error` take the place of the gifts; default `ready`. */
  status?: 'ready' | 'loading' | 'error';
  /** Asks for the gifts again. */
  onRetry: () => void;
  viewer: GiftViewer;
  /** Reason why the room takes no gifts now; default it does. */
  closed?: string;
  /** Whether an order is pending; default false. */
  sending?: boolean;
  /** Reason why the last order was refused; cleared by the next order. */
  failure?: string;
  /** The combo that runs after an order. */
  combo?: RunningCombo;
  /** A large order that can still be taken back. */
  waiting?: WaitingOrder;
  /** Choice of effects; default `all`. */
  effects?: EffectChoice;
  onEffectsChange: (choice: EffectChoice) => void;
  /** Beside the choice of effects, such as `SpendGuard`. */
  settings?: ReactNode;
  /** Looks: `joined` is attached below the player and shares its edge; default `card`. */
  look?: 'card' | 'joined';
  actionsRef?: Ref<GiftPanelHandle>;
  /** Tab, gift and amount that it opens with; default the first gift, once. */
  defaultTab?: GiftTab;
  defaultGiftId?: string;
  defaultCount?: number;
}

/** The gift bar of a room: shelf, backpack and noble gifts, amount, price, and sending. */
export const GiftPanel = forwardRef<HTMLDivElement, GiftPanelProps>(function GiftPanel(
  {
    gifts,
    backpack,
    status = 'ready',
    onRetry,
    viewer,
    closed,
    sending = false,
    failure,
    combo,
    waiting,
    effects = 'all',
    onEffectsChange,
    settings,
    look = 'card',
    actionsRef,
    defaultTab = 'gifts',
    defaultGiftId,
    defaultCount = 1,
    ...acts
  },
  ref,
) {
  const { t } = useLingui();
  const shelf = useId();
  const [tab, setTab] = useState(defaultTab);
  const [chosenId, setChosenId] = useState(defaultGiftId);
  const [wanted, setWanted] = useState(defaultCount);
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement);
  const send = useRef<HTMLButtonElement>(null);
  useImperativeHandle(actionsRef, () => ({
    focus: () => {
      const [gift, shelfTab] = ['[role="radio"][tabindex="0"]', '[role="tab"][aria-selected="true"]'].map((role) =>
        box.current?.querySelector<HTMLElement>(role),
      );
      (gift ?? shelfTab)?.focus();
    },
  }));
  const cells = cellsOf(tab, gifts, backpack);
  const chosen = cells.find(({ gift }) => gift.id === chosenId) ?? cells[0];
  // The amount is kept while one looks at a gift of which there are fewer.
  const count = chosen ? Math.min(wanted, mostOf(chosen)) : wanted;
  const names: Record<GiftTab, string> = { gifts: t`礼物`, backpack: t`背包`, noble: t`贵族` };
  const owned = backpack.length;

  const content = () => {
    if (status === 'loading') return <GiftShelfBones />;
    if (status === 'error')
      return (
        <div className={place}>
          <ErrorState layout="row" title={t`礼物没能送到`} onRetry={onRetry} />
        </div>
      );
    if (!chosen)
      return (
        <div className={place}>
          <EmptyState drawing={null} title={tab !== 'backpack' ? undefined : viewer.kind === 'visitor' ? t`登录后看背包` : t`背包是空的`}>
            {tab === 'backpack' ? t`签到和任务会送礼物` : undefined}
          </EmptyState>
        </div>
      );
    return (
      <div className={body}>
        <GiftGrid
          shelf={tab}
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
          closed={closed}
          sending={sending}
          failure={failure}
          combo={combo}
          waiting={waiting}
          sendRef={send}
        />
      </div>
    );
  };

  return (
    <div ref={box} className={panel[look]} role="group" aria-label={t`礼物栏`} {...rootOf(acts)}>
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
          {tab === 'noble' && viewer.kind !== 'visitor' && (
            <Button tone="soft" size="s" icon={<Crown size={16} aria-hidden />} onClick={() => acts.onNoble()}>{t`贵族特权`}</Button>
          )}
          <EffectMenu value={effects} onChange={onEffectsChange} />
          {settings}
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
});
