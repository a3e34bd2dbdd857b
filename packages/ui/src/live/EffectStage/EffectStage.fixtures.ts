import { clubs } from '../../scores/Crest/Crest.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import { members } from '../ComboBanner/ComboBanner.fixtures.ts';
import { gifts } from '../GiftPicture/GiftPicture.fixtures.ts';
import type { EffectName, EntryArrival, GiftArrival, StageClock } from './engine/index.ts';

/** A gift with its effect in the demo data; sent by the viewer, so that it is shown at once. */
export const ownGift = (name: EffectName): GiftArrival => ({
  kind: 'gift',
  id: `own ${name}`,
  member: members.me,
  gift: {
    rocket: gifts.rocket,
    volley: gifts.football,
    trophy: gifts.trophy,
    scarf: gifts.scarf,
    fireworks: gifts.flare,
    megaphone: gifts.megaphone,
  }[name],
  count: 1,
  own: true,
  effect: name,
});

/** A lively moment: three combos, an effect and people coming in. */
export const lively: readonly (GiftArrival | EntryArrival)[] = [
  { kind: 'gift', id: 'g1', member: members.guo, gift: gifts.flare, count: 66 },
  { kind: 'gift', id: 'g2', member: members.plain, gift: gifts.clap, count: 520 },
  { kind: 'entry', id: 'e1', member: members.acheng },
  { kind: 'entry', id: 'e2', member: members.regular },
  { kind: 'entry', id: 'e3', member: members.first },
  { ...ownGift('rocket'), count: 3 },
];

/** The two sides, in the page's language. */
export const sides = {
  home: { ...clubs.int, name: say('国际米兰', 'Inter Milan', 'Inter Milan'), shortName: say('国米', 'Inter', 'Inter') },
  away: { ...clubs.rma, name: say('皇家马德里', 'Real Madrid', 'Real Madrid'), shortName: say('皇马', 'Real', 'Real') },
};

/** A stopped clock: nothing changes by itself. */
export const stillClock: StageClock = { now: () => 0, after: () => () => undefined };
