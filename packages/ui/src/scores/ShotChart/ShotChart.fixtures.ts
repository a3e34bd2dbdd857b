import { say } from '../../lab/storykit/say.ts';
import { seeded } from '../../pictures/seed.ts';
import type { CourtShot } from './courtShots.ts';

const names = [say('詹森', 'Jansen', 'Jansen'), say('库里奥', 'Curio', 'Curio'), say('戴维', 'Davey', 'Davey')];

/** Shots of a game, always the same; the players are invented. */
export function courtShots(count: number): CourtShot[] {
  const chance = seeded('court');
  return Array.from({ length: count }, (_, index) => {
    const points = chance() < 0.37 ? 3 : 2;
    const away = points === 3 ? 6.9 + chance() : 0.4 + chance() ** 2 * 6;
    const angle = (chance() - 0.5) * Math.PI * 0.98;
    const aside = Math.max(-7.15, Math.min(7.15, away * Math.sin(angle)));
    return {
      id: `s${index}`,
      side: index % 2 ? 'away' : 'home',
      minute: 1 + Math.floor((index / count) * 48),
      player: names[Math.floor(chance() * names.length)] ?? '',
      points,
      isMade: chance() < (points === 3 ? 0.36 : 0.53),
      x: 1 - Math.max(0.5, 1.575 + away * Math.cos(angle)) / 28,
      y: 0.5 + aside / 15,
    };
  });
}
