import { seeded } from '../../pictures/seed.ts';
import { say } from '../../lab/storykit/say.ts';
import type { BoxPlayer } from './boxScore.ts';

const names = [
  say('赖恩', 'Ryan', 'Ryan'),
  say('科尔', 'Cole', 'Cole'),
  say('戴维', 'Davy', 'Davy'),
  say('马库', 'Marcu', 'Marcu'),
  say('奥斯', 'Oss', 'Oss'),
  say('贝恩', 'Bane', 'Bane'),
  say('霍尔', 'Hall', 'Hall'),
  say('文森', 'Vinson', 'Vinson'),
];

/** Eight invented players of a team; the last one has not played. */
export function boxPlayers(seed: string): BoxPlayer[] {
  const chance = seeded(`box ${seed}`);
  const upTo = (most: number) => Math.floor(chance() * (most + 1));
  return names.map((name, index) => {
    const plays = index < 7;
    const threes: [number, number] = plays ? [upTo(3), 3 + upTo(4)] : [0, 0];
    const twos: [number, number] = plays ? [upTo(5), 5 + upTo(5)] : [0, 0];
    const freeThrows: [number, number] = plays ? [upTo(3), 3] : [0, 0];
    return {
      id: `${seed}-${index}`,
      name,
      number: index * 5 + 3,
      isStarter: index < 5,
      seconds: plays ? 900 + upTo(1_200) : 0,
      points: threes[0] * 3 + twos[0] * 2 + freeThrows[0],
      fieldGoals: [threes[0] + twos[0], threes[1] + twos[1]],
      threes,
      freeThrows,
      rebounds: plays ? upTo(11) : 0,
      assists: plays ? upTo(9) : 0,
      steals: plays ? upTo(3) : 0,
      blocks: plays ? upTo(3) : 0,
      turnovers: plays ? upTo(4) : 0,
      fouls: plays ? upTo(5) : 0,
      plusMinus: plays ? upTo(20) - 10 : 0,
    };
  });
}
