import type { CallData } from '@pitchside/api';
import type { giftWall } from '@pitchside/api/live/gifts';
import type { WallGift } from '@pitchside/ui/GiftWall';
import { giftView } from '../gifts/gift.presenter.ts';

type Entry = CallData<typeof giftWall>['list'][number];

/** A gift of an anchor's wall as the wall shows it. */
export const wallView = ({ gift, count, top }: Entry): WallGift => ({
  gift: giftView(gift),
  count,
  ...(top && { top: { id: top.id, nickname: top.user_nickname, avatarSeed: top.avatar, count: top.count } }),
});
