// Builds Storybook and says what is in it: parts and stories by group. Fails where a part has no page or the build names this machine.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isPart, partsOf, categories } from './categories/categories.mjs';
import { run } from './setup/command.mjs';
import { root, toolEnvironment, workingNode } from './setup/node.mjs';

const target = join(root, 'storybook-static');
const { code, output } = await run(
  workingNode(),
  ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', target, '--quiet', '--disable-telemetry'],
  { env: toolEnvironment() },
);
if (code !== 0) {
  process.stdout.write(output);
  process.exit(1);
}

const entries = Object.values(JSON.parse(readFileSync(join(target, 'index.json'), 'utf8')).entries);
const stories = entries.filter(({ type }) => type === 'story');
const groups = Map.groupBy(stories, ({ title }) => title.split('/')[0]);
for (const [group, those] of groups)
  process.stdout.write(`${group}: ${new Set(those.map(({ title }) => title)).size} pages, ${those.length} stories\n`);
process.stdout.write(
  `${new Set(stories.map(({ title }) => title)).size} pages, ${stories.length} stories, ${stories.filter(({ tags }) => tags.includes('gallery')).length} galleries\n`,
);

const files = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => /\.(js|html|json|css)$/.test(file) && statSync(file).isFile());
const naming = files(target).filter((file) => readFileSync(file, 'utf8').includes(root));
if (naming.length)
  process.stdout.write(
    `The build names the folder of this machine in ${naming.map((file) => file.slice(target.length + 1)).join(', ')}.\n`,
  );

const withStories = new Set(entries.map(({ importPath }) => importPath.split('/').at(-2)));
const parts = Object.keys(categories).flatMap(partsOf).filter(isPart);
const unseen = parts.filter((part) => !withStories.has(part) && part !== 'UiProvider');
if (unseen.length) process.stdout.write(`Parts without a story: ${unseen.join(', ')}.\n`);
process.exitCode = naming.length || unseen.length ? 1 : 0;
