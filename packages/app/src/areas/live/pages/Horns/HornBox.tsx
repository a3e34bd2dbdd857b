import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { getLiveList } from '@pitchside/api/live/live';
import { ButtonLink } from '@pitchside/ui/ButtonLink';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { HornForm } from '@pitchside/ui/HornForm';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { SpendGuard } from '@pitchside/ui/SpendGuard';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { session } from '../../../../platform/session/session.store.ts';
import { useSpendable } from '../../../../platform/session/wallet.store.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { routes } from '../../../../routes.data.ts';
import { openRecharge } from '../../../money/recharge.store.ts';
import { giftChoices, setGiftChoices } from '../../gifts/choices.store.ts';
import { giftSession, spentIn } from '../../gifts/spent.store.ts';
import { sendPaid } from '../../horn/paidSend.ts';

/** Rooms that are offered: the hottest. */
const most = 48;
/** Refresh interval of the rooms, ms. */
const every = 30_000;

interface HornBoxProps {
  /** Diamonds for one; undefined until it is known. */
  price: number | undefined;
  /** The price did not come. */
  failed: boolean;
  /** Fetches price and list again. */
  onAgain: () => void;
}

/** Composer of a horn message for any live room, within the person's own spending limit. */
export function HornBox({ price, failed, onAgain }: HornBoxProps) {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  const balance = useSpendable();
  const { limit, undoFrom } = useSnapshot(giftChoices);
  const given = useSnapshot(giftSession);
  const [openedAt] = useState(Date.now);
  const rooms = useResource('horn rooms', (signal) => api.call(getLiveList, { limit: most }, { signal, quiet: true }), { every });
  if (!user) return null;
  if (failed || (rooms.state === 'failed' && !rooms.value))
    return (
      <ErrorState
        title={t`喇叭没能准备好`}
        onRetry={() => {
          onAgain();
          rooms.again();
        }}
      />
    );
  if (price === undefined || !rooms.value) return <Skeleton shape="block" height={330} />;
  if (rooms.value.list.length === 0)
    return (
      <EmptyState title={t`现在没有直播间在播`} action={<ButtonLink href={routes.anchor.path}>{t`看看直播大厅`}</ButtonLink>}>
        {t`喇叭从开播的直播间发出，有人开播就能发`}
      </EmptyState>
    );
  const spent = spentIn(given, user.id, openedAt);
  const cost = price;
  async function send(roomId: string, text: string) {
    try {
      const answer = await sendPaid('horn', { roomId, text, price: cost });
      if (answer === true) say('success', t`喇叭已发往所有直播间`);
      // The new horn joins the list; a price that was refused is asked for anew.
      onAgain();
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { refused: t`没收到结果，再按一次也只算一次` };
    }
  }
  return (
    <HornForm
      rooms={rooms.value.list.map(({ id, title, anchor }) => ({ id, title, nickname: anchor.user_nickname }))}
      from={{ nickname: user.user_nickname, avatarSeed: user.avatar }}
      price={price}
      balance={balance}
      {...(limit !== null && { allowance: Math.max(0, limit - spent) })}
      settings={<SpendGuard limit={limit} undoFrom={undoFrom} spent={spent} onLimitsChange={setGiftChoices} />}
      onSend={send}
      onRecharge={openRecharge}
    />
  );
}
