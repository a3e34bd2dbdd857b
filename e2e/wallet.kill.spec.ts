import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../scripts/setup/command.mjs';
import { root, toolEnvironment, workingNode } from '../scripts/setup/node.mjs';
import { startProduct } from '../scripts/product/start.mjs';
import { expect, test } from './fixtures/journey.ts';
import { openSpenders } from './fixtures/spenders.ts';

const kills = process.env.PITCHSIDE_DEEP ? 100 : 2;

/** The same sequence of delays in every run. */
const delays = (function* random(): Generator<number, never> {
  for (let state = 20_261_122; ; state = (state * 48_271) % 2_147_483_647) yield 40 + (state % 700);
})();

test(`no diamond is lost or spent twice over ${kills} kills of the server while members spend @deep`, async () => {
  test.setTimeout(90 * 60_000);
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-acks-'));
  const site = await startProduct({ PITCHSIDE_SEED: '2026', PITCHSIDE_SIM_SPEED: '0' });
  try {
    const spenders = await openSpenders(site, folder);
    for (let kill = 0; kill < kills; kill += 1) {
      const stop = spenders.begin();
      await new Promise((resume) => setTimeout(resume, delays.next().value));
      await Promise.all([stop(), site.pause('SIGKILL')]);
      await site.resume();
      await spenders.settle();
      if (kills > 2 && (kill + 1) % 10 === 0) process.stdout.write(`  ${kill + 1} of ${kills} kills\n`);
    }
    const acknowledged = await spenders.prove();
    expect(acknowledged).toBeGreaterThan(kills * 4);
    const audit = await run(String(workingNode()), [join(root, 'packages/server/dist/audit.js')], {
      env: toolEnvironment({ PITCHSIDE_DATA: site.data, DATABASE_URL: undefined }),
    });
    process.stdout.write(
      `  ${acknowledged} acknowledged gifts, ${kills} kills, none lost, none twice\n${audit.output.replace(/^/gm, '  ')}`,
    );
    expect(audit).toMatchObject({ code: 0 });
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
