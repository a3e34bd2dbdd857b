import { expect, test } from 'vitest';
import { playerId, teamOfPlayer } from './players.ts';

test('a player has the same id in every language and source, and it names the team', () => {
  expect(playerId('arsenal', { en: 'Łukasz Müller-Ødegaard' })).toBe('arsenal_lukasz-muller-odegaard');
  expect(playerId('arsenal', { en: 'N’Golo  Kanté' })).toBe('arsenal_n-golo-kante');
  expect(playerId('ha-noi', { en: 'Đỗ Duy Mạnh' })).toBe('ha-noi_do-duy-manh');
  expect(teamOfPlayer('bb-lakers_lee-smith')).toBe('bb-lakers');
  expect(['', 'arsenal', '_x'].map(teamOfPlayer)).toEqual([undefined, undefined, undefined]);
});

test('names without a Latin letter stay apart, and an id is never longer than an address takes', () => {
  const ids = ['周九', '周十', '九周'].map((en) => playerId('shanghai', { en }));
  expect(new Set(ids).size).toBe(3);
  for (const id of [...ids, playerId('shanghai', { en: 'x'.repeat(200) })]) expect(id).toMatch(/^[\w-]{1,80}$/);
});
