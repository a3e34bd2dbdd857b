import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../testing/processes.ts';
import { startFailure } from './failures.ts';
import { drainNode } from './nodeFile.ts';

let data: string;
beforeAll(() => (data = mkdtempSync(join(tmpdir(), 'pitchside-drain-'))));
afterAll(() => rmSync(data, { recursive: true, force: true }));

test('the node that noted itself is asked to end once, and waited for', async () => {
  // It takes a while, as one with requests in flight.
  const program = join(data, 'node.mjs');
  writeFileSync(
    program,
    `import { noteNode } from ${JSON.stringify(join(import.meta.dirname, 'nodeFile.ts'))};
     noteNode({ data: ${JSON.stringify(data)}, port: 3999 });
     process.once('SIGTERM', () => setTimeout(() => process.exit(0), 300));
     setInterval(() => {}, 1000);
     process.stdout.write('ready');`,
  );
  const node = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => node.stdout.once('data', resolve));
  expect(await drainNode({ data, port: 3999, drain: 0 })).toBe(node.pid);
  await eventually(() => node.exitCode !== null, 'its end');
  expect(node.exitCode).toBe(0);
});

test.each([undefined, '', '999999999'])('without a node there is none to drain (%s in its file)', async (noted) => {
  if (noted !== undefined) writeFileSync(join(data, 'node-4000.pid'), noted);
  const failure = await drainNode({ data, port: 4000, drain: 0 }).catch((error: unknown) => error);
  expect(startFailure(failure)).toMatch(/^No node with PORT 4000/);
});
