import { expect, test } from 'vitest';
import { run } from './command.mjs';
import { workingNode } from './node.mjs';

test('a process whose work failed before its line was ended does not go on counting', async () => {
  const module = new URL('progress.mjs', import.meta.url).href;
  const script = `const { progress } = await import(${JSON.stringify(module)}); progress('Building'); process.exitCode = 3;`;
  const { code, output } = await run(workingNode(), ['--input-type=module', '-e', script], { timeout: 20_000 });
  expect({ code, output }).toEqual({ code: 3, output: 'Building …\n' });
});
