// @module-tag full
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headWorld, type HeadWorld } from './headWorld.fixtures.ts';

const jar = join(dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')), 'build/dist/vnu.jar');
/** The checker is a Java program; a machine without Java checks nothing here. */
const hasJava = spawnSync('java', ['-version']).status === 0;

let world: HeadWorld;
beforeAll(async () => {
  world = await headWorld();
});
afterAll(() => world.close());

test.skipIf(!hasJava)('W3C’s checker finds no error on any kind of page, of any language', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-markup-'));
  try {
    const pages = [...Object.keys(world.pages), '/main?lang=vi', '/nowhere', '/member'];
    const files = await Promise.all(
      pages.map(async (path, index) => {
        const file = join(folder, `${index}.html`);
        writeFileSync(file, await (await fetch(`${world.site.origin}${path}`)).text());
        return file;
      }),
    );
    const checker = spawn('java', ['-jar', jar, '--errors-only', '--format', 'json', '--exit-zero-always', '--stdout', ...files]);
    const { messages } = JSON.parse(await text(checker.stdout)) as { messages: { url: string; message: string; extract?: string }[] };
    expect(messages.map(({ url, message, extract }) => [pages[Number(parse(url).name)], message, extract])).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
