// npm run chromatic -w packages/ui: publishes the stories to Chromatic when there is a token; without one it says so.
// Arguments are handed on.
import { join } from 'node:path';
import { getConfiguration } from 'chromatic/node';
import { launch } from './setup/command.mjs';
import { root, toolEnvironment, workingNode } from './setup/node.mjs';

try {
  // A wrong key shows here too, where there is no token.
  await getConfiguration(join(root, 'chromatic.config.json'));
  if (!process.env.CHROMATIC_PROJECT_TOKEN)
    process.stdout.write(
      'There is no CHROMATIC_PROJECT_TOKEN, so no stories are published; `npm run pictures` compares them on this machine.\n',
    );
  else {
    const child = launch(workingNode(), [join(root, 'node_modules/chromatic/dist/bin.cjs'), ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: toolEnvironment(),
    });
    child.once('close', (code) => (process.exitCode = code ?? 1));
  }
} catch (error) {
  process.stderr.write(`${error.message.trim()}\n`);
  process.exitCode = 1;
}
