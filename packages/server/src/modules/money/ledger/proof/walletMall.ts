import { CallError } from '../../../../platform/callError.ts';
import { Act, at, type Command } from './walletAct.ts';
import { goodsPrices, take, type Model } from './walletWorld.ts';

/** Exchanges packs, which become claps at once, or mugs, which have limited stock and must be shipped. */
export const exchange = (who: number, kind: keyof typeof goodsPrices, count: number): Command =>
  new Act(
    `exchange ${kind}`,
    (model) => {
      const member = at(model.members, who);
      const cost = goodsPrices[kind] * count;
      if (member.diamond < cost || (kind === 'mug' && model.mugs < count)) return undefined;
      return () => {
        const given = take(member, cost, 'given');
        if (kind === 'pack') {
          member.experience += cost * 10;
          member.claps += 2 * count;
        } else {
          model.mugs -= count;
          model.waiting.push({ member: who, count, given });
        }
      };
    },
    async (real) => {
      const done = await real.platform.events.transaction((tx, emit) =>
        real.exchanging.exchange(tx, emit, at(real.ids, who), {
          goodsId: real.goods[kind],
          count,
          price: goodsPrices[kind],
          address: { name: '周', phone: '1', address: '杭州' },
        }),
      );
      if (kind === 'mug') real.exchanges.push(done.id);
    },
  );

/** Sends a pending mug, or returns its diamonds and the stock. */
export function decided(pick: number, isSent: boolean): Command {
  let chosen: Model['waiting'][number] | undefined;
  let place = 0;
  return new Act(
    isSent ? 'goods sent' : 'goods given back',
    (model) => {
      place = model.waiting.length === 0 ? 0 : pick % model.waiting.length;
      const one = (chosen = model.waiting[place]);
      if (!one) return undefined;
      return () => {
        model.waiting.splice(place, 1);
        const member = at(model.members, one.member);
        if (isSent) member.experience += goodsPrices.mug * one.count * 10;
        else {
          member.diamond += goodsPrices.mug * one.count;
          member.given += one.given;
          model.mugs += one.count;
        }
      };
    },
    async (real) => {
      const [id] = chosen ? real.exchanges.splice(place, 1) : [];
      if (id === undefined) throw new CallError({ id: 'none', message: 'none' });
      await real.platform.events.transaction((tx, emit) =>
        real.exchanging.decide(tx, emit, id, null, isSent ? { act: 'ship', carrier: 'x', tracking: '1' } : { act: 'refuse', reason: 'x' }),
      );
    },
  );
}
