import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { session } from '../../../../platform/session/session.store.ts';
import { RecordsCard } from '../../../money/RecordsCard.tsx';
import { OwnBackpack } from './OwnBackpack.tsx';
import { giftList, giftWall } from '@pitchside/api/live/gifts';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { GiftWall } from '@pitchside/ui/GiftWall';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { statusOf } from '../../../../platform/resource/statusOf.ts';
import { useYuan } from '../../../../platform/yuan/useYuan.ts';
import { wallView } from '../../chat/wall.presenter.ts';
import { giftView } from '../../gifts/gift.presenter.ts';

/** Refresh interval while it is open, ms. */
const every = 60_000;

/** The anchor's own gift wall: received gifts with their top givers, gifts still missing, and the total income. */
function OwnWall({ memberId }: { memberId: string }) {
  const { t } = useLingui();
  const yuan = useYuan();
  const { value, state, again } = useResource(
    `wall ${memberId}`,
    async (signal) => {
      const [wall, { list: shelf }] = await Promise.all([
        api.call(giftWall, { anchor_id: memberId }, { signal, quiet: true }),
        api.call(giftList, {}, { signal, quiet: true }),
      ]);
      return { wall, shelf };
    },
    { every },
  );
  const came = new Set(value?.wall.list.map(({ gift }) => gift.id));
  const missing = value?.shelf.filter(({ id }) => !came.has(id)) ?? [];
  const income = value?.wall.income ?? null;
  const earned = income === null ? '' : yuan(income);
  const lit = came.size;
  const all = lit + missing.length;
  return (
    <Card title={t`我的礼物墙`} {...(value && { hint: earned === '' ? t`点亮 ${lit}/${all}` : t`点亮 ${lit}/${all}，收益 ${earned}` })}>
      <CardBleed>
        <GiftWall
          gifts={value ? value.wall.list.map(wallView) : []}
          total={value?.wall.total ?? 0}
          missing={missing.map(giftView)}
          status={statusOf({ value, state })}
          onRetry={again}
        />
      </CardBleed>
    </Card>
  );
}

/** /member?type=13: the backpack and its changes, gifts sent and received, and the gift wall of an anchor. */
export function BackpackPage() {
  const { t } = useLingui();
  const { user } = useSnapshot(session);
  return (
    <>
      <OwnBackpack />
      {user?.is_anchor === 1 && <OwnWall memberId={user.id} />}
      <RecordsCard title={t`礼物记录`} kinds={['consume', 'income']} type="gift" names={{ consume: t`送出`, income: t`收到` }} />
    </>
  );
}
