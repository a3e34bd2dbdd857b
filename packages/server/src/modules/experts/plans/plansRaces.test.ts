// @module-tag full
import { expect, test } from 'vitest';
import { planWorld } from './plans.fixtures.ts';

const deep = Boolean(process.env.PITCHSIDE_DEEP);
const [copies, buyers] = deep ? [50, 1_000] : [50, 40];

test(`${copies} unlocks at once with the price of one pay once`, { timeout: 120_000 }, async () => {
  const world = await planWorld();
  try {
    const buyer = await world.people.newcomer();
    await world.people.fund(buyer, 28);
    const plans = [await world.onSale(await world.match()), await world.onSale(await world.match())];
    const answers = await Promise.all(Array.from({ length: copies }, (_, index) => world.unlock(buyer, plans[index % 2] ?? '')));
    const paid = answers.filter(({ code, data }) => code === 0 && (data as { paid: number }).paid > 0);
    // A request without payment succeeds or gets its reason: the queue refuses nobody.
    const why = new Set(answers.flatMap(({ code, msg }) => (code === 0 ? [] : [msg])));
    expect([...why]).toEqual(['余额不足']);
    expect([paid.length, await world.people.owned(buyer)]).toEqual([1, 0]);
    expect(await world.audit()).toEqual([true, 0]);
  } finally {
    await world.site.close();
  }
});

test(`${copies} buyers at once, each with the price of one, all have the plan`, { timeout: 120_000 }, async () => {
  const world = await planWorld();
  try {
    const id = await world.onSale(await world.match());
    const crowd = await Promise.all(
      Array.from({ length: copies }, async () => {
        const person = await world.people.newcomer();
        await world.people.fund(person, 28);
        return person;
      }),
    );
    const answers = await Promise.all(crowd.map((person) => world.unlock(person, id)));
    expect(answers.filter(({ code }) => code !== 0)).toEqual([]);
    expect([...new Set(await Promise.all(crowd.map(world.people.owned)))]).toEqual([0]);
    expect((await world.info(id)).sold).toBe(copies);
    expect(await world.audit()).toEqual([true, 0]);
  } finally {
    await world.site.close();
  }
});

test(
  `a match that is off gives ${buyers} buyers the price back once, on two nodes that both see to it, while others still try to buy`,
  { timeout: 600_000 },
  async () => {
    const world = await planWorld();
    try {
      const id = await world.onSale(await world.match());
      const match = (await world.info(id)).match.id;
      const crowd = [];
      for (let index = 0; index < buyers; index += 1) {
        const person = await world.people.newcomer();
        await world.people.fund(person, 28);
        crowd.push(person);
      }
      const [early, late] = [crowd.slice(0, -10), crowd.slice(-10)];
      await Promise.all(early.map((person) => world.unlock(person, id)));
      const other = await world.site.secondNode();
      await world.say(match, { status: 'cancelled', score: null });
      const rounds = () => Promise.all([world.settle(), other.site.plans.settle(), ...late.map((person) => world.unlock(person, id))]);
      await rounds();
      await rounds();
      const owned = await Promise.all(crowd.map(world.people.owned));
      expect([...new Set(owned)]).toEqual([28]);
      expect(await world.audit()).toEqual([true, 0]);
    } finally {
      await world.site.close();
    }
  },
);
