import { useLingui } from '@lingui/react/macro';
import type { NobleRank } from '@pitchside/api/money/noble';
import { GiftPanel, GiftPanelSkeleton, standingOf, type GiftOrder, type GiftPanelHandle } from '@pitchside/ui/GiftPanel';
import { SpendGuard } from '@pitchside/ui/SpendGuard';
import { useEffect, useRef, useState, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { openLogin, openLoginFor } from '../../../platform/overlays/overlays.store.ts';
import { session } from '../../../platform/session/session.store.ts';
import { followNobles, nobles } from '../../money/noble.store.ts';
import { NobleDialogWired } from '../../money/money.lazy.ts';
import { openRecharge } from '../../money/recharge.store.ts';
import { noteShortage } from '../notices/notices.store.ts';
import { roomState } from '../stage/room.store.ts';
import { giftChoices, setGiftChoices } from './choices.store.ts';
import { backpackView, shelfView } from './gift.presenter.ts';
import { giving, openGiving, type Giving } from './giving.store.ts';
import { keepOrder, type StoredOrder } from './orderStorage.ts';
import { openShelf, refreshShelf, shelf } from './shelf.store.ts';
import { tray } from './tray.store.ts';
import { useViewer } from './useViewer.tsx';
import { Later } from '../../../platform/drawn/Later.tsx';

/** Continues an action that waited for a sign-in, once, as soon as everything it depends on is loaded. */
function useResumed(isKnown: boolean, goOn: () => void): void {
  const done = useRef(false);
  const act = useEffectEvent(goOn);
  useEffect(() => {
    if (!isKnown || done.current) return;
    done.current = true;
    act();
  }, [isKnown]);
}

export interface GiftBarPanelProps {
  roomId: string;
  look: 'card' | 'joined';
  /** Order that waited for a sign-in. */
  resumed?: StoredOrder;
  /** It was asked for by key before its code came. */
  isAsked: boolean;
}

/** Shelf, backpack and noble gifts of a room, wired to wallet, rank and the person's own limits. */
export default function GiftBarPanelWired({ roomId, look, resumed, isAsked }: GiftBarPanelProps) {
  const { t } = useLingui();
  const { room } = useSnapshot(roomState);
  const { user } = useSnapshot(session);
  const { gifts, backpack, state } = useSnapshot(shelf);
  const { state: nobleState } = useSnapshot(nobles);
  const { sending, failure, combo, waiting } = useSnapshot(giving);
  const { effects, limit, undoFrom } = useSnapshot(giftChoices);
  const { asked } = useSnapshot(tray);
  const { viewer, spent } = useViewer();
  const line = useRef<Giving>(undefined);
  const panel = useRef<GiftPanelHandle>(null);
  const answered = useRef(isAsked ? asked - 1 : asked);
  const [noble, setNoble] = useState<{ open: boolean; rank?: NobleRank }>();
  const isSignedIn = user !== null;
  const closed = room && room.status !== 'live' ? t`直播间没有开播，不能送礼` : undefined;

  useEffect(openShelf, [user?.token]);
  useEffect(followNobles, [user?.id]);
  useEffect(() => {
    line.current = openGiving(roomId);
    return line.current.leave;
  }, [roomId]);
  useEffect(() => {
    if (state === 'loading' || asked === answered.current) return;
    answered.current = asked;
    panel.current?.focus();
  }, [asked, state]);

  const openNoble = (rank?: NobleRank) => (isSignedIn ? setNoble({ open: true, ...(rank && { rank }) }) : openLogin());
  const shelfGift = (id: string) => gifts.find((gift) => gift.id === id);
  function give(order: GiftOrder, waits = false): void {
    const price = shelfGift(order.giftId)?.price ?? 0;
    line.current?.give({ ...order, total: order.from === 'wallet' ? price * order.count : 0 }, { waits });
  }

  /** Leads to more diamonds, and keeps in sight what the order lacks once that dialog is closed. */
  function recharge(missing?: number, order?: GiftOrder): void {
    const found = order && shelfGift(order.giftId);
    if (order && found) noteShortage({ gift: found.name, count: order.count, total: found.price * order.count });
    openRecharge(missing);
  }

  const isKnown = resumed !== undefined && isSignedIn && room !== null && state === 'ready' && nobleState !== 'loading';
  useResumed(isKnown, () => {
    const found = resumed && shelfGift(resumed.giftId);
    if (!found) return;
    const { rank, left, ...gift } = shelfView(found);
    const standing = standingOf(
      { gift, ...(rank && { rank }), ...(left !== undefined && { left }) },
      resumed.count,
      viewer,
      closed !== undefined,
    );
    // Signing in is no press on 赠送, so an order that continues by itself can always be undone.
    if (standing.kind === 'ready') give(resumed, true);
    if (standing.kind === 'short') recharge(standing.missing, resumed);
    if (standing.kind === 'locked') openNoble(standing.rank);
  });

  // What is resumed chooses its gift once it is there to be chosen.
  if (resumed && state === 'loading') return <GiftPanelSkeleton look={look} />;
  const isNoble = resumed !== undefined && shelfGift(resumed.giftId)?.rank !== null;
  return (
    <>
      <GiftPanel
        actionsRef={panel}
        look={look}
        gifts={gifts.map(shelfView)}
        backpack={backpackView(backpack)}
        status={room ? state : 'loading'}
        onRetry={refreshShelf}
        viewer={viewer}
        {...(closed && { closed })}
        sending={sending}
        {...(failure && { failure })}
        {...(combo && { combo })}
        {...(waiting && { waiting })}
        effects={effects}
        onEffectsChange={(choice) => setGiftChoices({ effects: choice })}
        {...(isSignedIn && { settings: <SpendGuard limit={limit} undoFrom={undoFrom} spent={spent} onLimitsChange={setGiftChoices} /> })}
        {...(resumed && { defaultGiftId: resumed.giftId, defaultCount: resumed.count })}
        {...(isNoble && { defaultTab: 'noble' as const })}
        onSend={(order) => give(order)}
        onCombo={() => line.current?.again()}
        onComboEnd={() => line.current?.endCombo()}
        onUndo={() => line.current?.undo()}
        onRecharge={recharge}
        onSignIn={(order) => openLoginFor({ after: () => keepOrder(roomId, order) })}
        onNoble={openNoble}
      />
      {noble && room && (
        <Later>
          <NobleDialogWired
            open={noble.open}
            onClose={() => setNoble({ ...noble, open: false })}
            room={{ id: roomId, anchor: room.anchor.user_nickname }}
            {...(noble.rank && { rank: noble.rank })}
          />
        </Later>
      )}
    </>
  );
}
