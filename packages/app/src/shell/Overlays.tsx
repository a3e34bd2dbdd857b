import { lazy, useEffect, useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { Toasts } from '@pitchside/ui/Toast';
import { signInAgain, stayVisitor } from '../platform/api/api.ts';
import { GoalPopupsWired } from '../areas/scores/scores.lazy.ts';
import { goals } from '../areas/scores/goals.store.ts';
import { factor } from '../platform/overlays/factor.store.ts';
import { overlays } from '../platform/overlays/overlays.store.ts';
import { Consent } from '../areas/home/home.lazy.ts';
import { RechargeDialogWired } from '../areas/money/money.lazy.ts';
import { recharge } from '../areas/money/recharge.store.ts';
import { ReportDialogWired } from '../platform/report/report.lazy.ts';
import { reporting } from '../platform/report/report.store.ts';
import { onFirstToast } from '../platform/toasts/say.ts';
import { aside } from '../areas/live/aside.store.ts';
import { RoomAside } from '../areas/live/live.lazy.ts';
import { FactorDialogWired, LoginDialogWired } from '../areas/member/member.lazy.ts';
import { PanelLater } from '../areas/messages/PanelLater.tsx';
import { PushOfferPlace, ShareDialogWired } from '../areas/messages/messages.lazy.ts';
import { offer } from '../platform/push/offer.store.ts';
import { sharing } from '../platform/share/share.store.ts';
import { session } from '../platform/session/session.store.ts';
import { Prompt } from './overlays.lazy.ts';
import { Region } from '../platform/region/Region.tsx';
import { Later } from '../platform/drawn/Later.tsx';

const ToastHost = lazy(() => import('@pitchside/ui/Toast').then((part) => ({ default: part.ToastHost })));

/** Stays true after the first time: an overlay stays mounted once it was opened, so that it can animate its closing. */
function useOnce(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}

/** Own Suspense boundary of an overlay: others stay open while its code loads, with their focus and input. */
const apart = (overlay: ReactNode) => <Later>{overlay}</Later>;

/** Everything that lies over the page; each part's code is loaded when it is first needed. */
export function Overlays() {
  const { login, relogin } = useSnapshot(overlays);
  const { open: recharging } = useSnapshot(recharge);
  const { items } = useSnapshot(goals);
  const { request } = useSnapshot(reporting);
  const { mini, window: ownWindow } = useSnapshot(aside);
  const [toasts, setToasts] = useState<Toasts | null>(null);
  const { what } = useSnapshot(sharing);
  const [hadLogin, hadPrompt, hadRecharge, hadGoals] = [useOnce(login), useOnce(relogin), useOnce(recharging), useOnce(items.length > 0)];
  const { user } = useSnapshot(session);
  const id = user?.id;
  const hadOffer = useOnce(useSnapshot(offer).open);
  const hadFactor = useOnce(useSnapshot(factor).open);
  const hadShare = useOnce(what !== null);
  useEffect(() => onFirstToast((queue) => setToasts(queue)), []);
  return (
    <Region fallback={null}>
      {hadLogin && apart(<LoginDialogWired />)}
      {hadFactor && apart(<FactorDialogWired />)}
      {id !== undefined && apart(<Consent memberId={id} />)}
      {hadPrompt && apart(<Prompt open={relogin} onRelogin={signInAgain} onCancel={stayVisitor} />)}
      {hadRecharge && apart(<RechargeDialogWired />)}
      {hadGoals && apart(<GoalPopupsWired />)}
      {request && apart(<ReportDialogWired />)}
      {(mini || ownWindow) && apart(<RoomAside />)}
      {apart(<PanelLater />)}
      {hadOffer && apart(<PushOfferPlace />)}
      {hadShare && apart(<ShareDialogWired />)}
      {toasts && apart(<ToastHost toasts={toasts} />)}
    </Region>
  );
}
