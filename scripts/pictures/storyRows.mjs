// Takes the same stories of two builds and compares them.
import { availableParallelism } from 'node:os';
import { openWindow, serveBuild, storiesOf } from './stories.mjs';
import { importsIn, reachedBy } from './reached.mjs';
import { compare } from './compare.mjs';
import { rowOf } from './sheetFiles.mjs';
import { root } from '../setup/node.mjs';
import { progress } from '../setup/progress.mjs';

/** Most retakes of a differing picture, both sides, before it counts as changed. */
const tries = 3;
const isSame = async (one, other) => (await compare(one, other)) === undefined;

/**
 * Returns the stories to compare.
 * @param {{ before: string, after: string }} builds
 * @param {{ changed: string[], langs: string[], words: string[], all: boolean }} asked
 * with words: those that have one of them in their id or title
 */
export function storiesToTake({ before, after }, { changed, langs, words, all }) {
  const [was, is] = [before, after].map((build) => new Map(storiesOf(build).map((story) => [story.id, story])));
  const gone = [...was.values()].filter(({ id }) => !is.has(id));
  const files = [...new Set([...is.values()].map(({ file }) => file))];
  const reached = all || words.length ? new Set(files) : reachedBy(changed, files, { importsOf: importsIn(root), langs });
  const isAsked = ({ id, title }) =>
    words.length === 0 || words.some((word) => `${id} ${title}`.toLowerCase().includes(word.toLowerCase()));
  return [...[...is.values()].filter(({ file }) => reached.has(file)), ...gone]
    .filter(isAsked)
    .map((story) => ({ ...story, isBefore: was.has(story.id), isAfter: is.has(story.id) }));
}

/**
 * Takes and compares.
 * @param {import('playwright-core').Browser} browser
 * @param {{ before: string, after: string }} builds
 * @param {{ stories: ReturnType<typeof storiesToTake>, langs: string[], themes: string[] }} asked
 * @returns {Promise<{ rows: import('./comparisonSheet.mjs').Row[], unsteady: string[], failed: string[] }>}
 * `unsteady` are stories that came out the same when they were taken again, `failed` those that threw in the working tree
 */
export async function storyRows(browser, builds, { stories, langs, themes }) {
  const servers = { before: await serveBuild(builds.before), after: await serveBuild(builds.after) };
  const [rows, unsteady, failed] = [[], [], []];
  try {
    for (const lang of langs)
      for (const theme of themes) {
        const look = `${lang} ${theme}`;
        const line = progress(`Looking at ${stories.length} in ${lang} by ${theme}`);
        const found = [];
        const waiting = [...stories.entries()];
        const worker = async () => {
          const open = (side) => openWindow(browser, { origin: servers[side].origin, lang, theme });
          const windows = { before: await open('before'), after: await open('after') };
          for (let next = waiting.shift(); next; next = waiting.shift()) {
            const [index, story] = next;
            const take = async (options) => {
              const before = story.isBefore ? await windows.before.take(story.id, options) : undefined;
              const after = story.isAfter ? await windows.after.take(story.id, options) : undefined;
              return { before: before?.picture, after: after?.picture, failure: after?.failure };
            };
            let pair = await take();
            if (pair.failure) failed.push(`${story.id}, ${look}: ${pair.failure}`);
            let once = 0;
            let isSteady = !pair.before || !pair.after || (await isSame(pair.before, pair.after));
            while (!isSteady && once < tries) {
              const again = await take({ anew: true });
              // The same two pictures once more are a change; so are those that never came out alike.
              isSteady =
                (await isSame(again.before, again.after)) ||
                ((await isSame(pair.before, again.before)) && (await isSame(pair.after, again.after)));
              pair = again;
              once += 1;
            }
            const shown = { group: story.title, name: story.name, look, file: `${story.id}-${lang}-${theme}` };
            const row = await rowOf(shown, pair);
            if (once > 0 && !row) unsteady.push(`${story.id}, ${look}`);
            found[index] = row;
          }
          await Promise.all([windows.before.close(), windows.after.close()]);
        };
        await Promise.all(Array.from({ length: Math.max(1, Math.min(4, availableParallelism())) }, worker)).catch((error) => {
          line.failed();
          throw error;
        });
        line.done();
        rows.push(...found.filter(Boolean));
      }
  } finally {
    await Promise.all([servers.before.close(), servers.after.close()]);
  }
  return { rows, unsteady, failed };
}
