import type { Quote } from '../odds/index.ts';
import { seeded } from '../../pictures/seed.ts';
import { pricesOf, storyNow } from '../ScoreTable/manyMatches.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import type { CompanyOdds } from './OddsTable.tsx';

const hour = 3_600_000;
const names = [
  say('皇石', 'Kingstone', 'Kingstone'),
  say('三六', 'Threesix', 'Threesix'),
  say('澳港', 'Harbour', 'Harbour'),
  say('威廉堡', 'Fort Will', 'Fort Will'),
  say('易盘', 'Easyline', 'Easyline'),
  say('平均', 'Average', 'Trung bình'),
];

/** Six companies with invented names; the market of the fifth is locked. */
export const companies: readonly CompanyOdds[] = names.map((name, index) => {
  const chance = seeded(`company ${index}`);
  const [opened, now] = [pricesOf(0.4 + chance() * 0.2, 2.6), pricesOf(0.3 + chance() * 0.5, 2.5 + chance() * 0.4)];
  const past = (first: number, last: number) =>
    Array.from({ length: 14 }, (_, step) => ({
      at: storyNow - (13 - step) * 2 * hour,
      price: step === 13 ? last : Math.round((first + ((last - first) * step) / 13 + (chance() - 0.5) * 0.06) * 100) / 100,
    }));
  const market = (key: 'asian' | 'size' | 'european') => ({ initial: opened[key], live: index === 4 ? null : now[key] });
  return {
    id: `c${index}`,
    name,
    odds: { asian: market('asian'), size: market('size'), european: market('european') },
    history: {
      asian: past(opened.asian.home, now.asian.home),
      size: past(opened.size.home, now.size.home),
      european: past(opened.european.home, now.european.home),
    },
    ...(index === 5 && { isAverage: true }),
  };
});

/** Changes of one market, newest first. */
export const changes: readonly { at: number; quote: Quote | null }[] = [0.86, 0.9, null, 0.88, 0.94].map((home, index) => ({
  at: storyNow - index * hour,
  quote: home === null ? null : { home, middle: 0.25, away: Math.round((1.88 - home) * 100) / 100 },
}));
