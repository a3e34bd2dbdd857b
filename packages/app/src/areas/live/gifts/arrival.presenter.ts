import type { GiftEvent } from '@pitchside/api/live/gifts';
import type { EntryEvent } from '@pitchside/api/money/noble';
import type { EffectName, EntryArrival, GiftArrival } from '@pitchside/ui/EffectStage';
import { giftView } from './gift.presenter.ts';

/** Diamonds from which an order of a gift without an effect of its own fills the picture. */
export const grandFrom = 1_000;

/** The scene that belongs to a drawing; a gift without one shows the still card. */
const scenes: Partial<Record<string, EffectName>> = {
  rocket: 'rocket',
  trophy: 'trophy',
  scarf: 'scarf',
  flare: 'fireworks',
  megaphone: 'megaphone',
  football: 'volley',
};

/** Effect that fills the picture for a gift; undefined when a banner is enough. */
function effectOf({ gift, mark, count }: GiftEvent): string | undefined {
  const scene = scenes[gift.art];
  if (mark === 'full') return scene ?? gift.art;
  return gift.price * count >= grandFrom ? scene : undefined;
}

/** A gift event, for the effects stage; `ownId` is the viewer. */
export function giftArrival(event: GiftEvent, ownId: string | undefined): GiftArrival {
  const { id, gift, count, sender } = event;
  const effect = effectOf(event);
  return {
    kind: 'gift',
    id,
    member: {
      id: sender.id,
      nickname: sender.user_nickname,
      avatarSeed: sender.avatar,
      ...(sender.noble && { rank: sender.noble }),
    },
    gift: giftView(gift),
    count,
    ...(sender.id === ownId && { own: true }),
    ...(effect && { effect }),
  };
}

/** Arrival of a noble, for the effects stage; undefined for a rank that only shows in the chat. `ownId` is the viewer. */
export function entryArrival({ user, effect, at }: EntryEvent, ownId: string | undefined): EntryArrival | undefined {
  if (effect === 'words') return undefined;
  const { id, user_nickname: nickname, avatar: avatarSeed, noble: rank } = user;
  return { kind: 'entry', id: `${id} ${at}`, member: { id, nickname, avatarSeed, rank }, ...(id === ownId && { own: true }) };
}
