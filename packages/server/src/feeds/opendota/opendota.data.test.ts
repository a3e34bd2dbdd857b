// @module-tag full
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realData } from '../../testing/realData.ts';
import { testPlatform } from '../../testing/testPlatform.ts';
import { importOpendota } from './index.ts';
import { readDota } from './read.ts';

const folder = join(realData, 'dota2');
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
const say = (line: string) => void process.stdout.write(`${line}\n`);
if (files.length === 0)
  say(`No match of Dota 2 of the real world is imported: ${folder} does not hold one (PITCHSIDE_TEST_DATA names another folder).`);

test.runIf(files.length > 0)('a match of the real world comes in whole, and a second time changes nothing', async () => {
  const site = await testPlatform(Date.UTC(2026, 10, 21, 12));
  try {
    for (const file of files) {
      const text = readFileSync(join(folder, file), 'utf8');
      const { score, sheet, winner, gold } = readDota(text);
      const kills = (side: 'home' | 'away') => sheet[side].reduce((sum, { kda }) => sum + kda[0], 0);
      expect([kills('home'), kills('away')]).toEqual(score);
      expect(sheet.home.concat(sheet.away).every(({ hero }) => hero)).toBe(true);
      expect(await importOpendota(site.platform, text)).toMatchObject({ outcome: 'added' });
      const again = await importOpendota(site.platform, text);
      expect(again).toMatchObject({ outcome: 'as before', newTeams: [] });
      say(`${file}: ${again.title}, kills ${score.join('-')}, won by ${winner}, ${gold} gold`);
    }
  } finally {
    await site.close();
  }
});
