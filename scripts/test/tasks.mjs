/**
 * A task of Turbo. Three lanes run at once: one with the built site, one with components in a browser, one without a browser.
 * @typedef {object} Task
 * @property {string} name for --only
 * @property {string} [task] as turbo.json and the package's own script call it
 * @property {string[]} [command] of Turbo itself, instead of a task
 * @property {'site' | 'parts' | 'node'} lane
 */

/** @type {Task['lane'][]} */
export const lanes = ['site', 'parts', 'node'];

/** What `npm test` runs, each lane from top to bottom. @type {Task[]} */
const gate = [
  { name: 'journeys', task: '//#journeys', lane: 'site' },
  { name: 'parts', task: '@pitchside/ui#test:browser', lane: 'parts' },
  { name: 'screens', task: '@pitchside/app#test:browser', lane: 'site' },
  { name: 'types', task: '//#types', lane: 'node' },
  { name: 'format', task: '//#format', lane: 'node' },
  { name: 'lint', task: '//#lint', lane: 'node' },
  { name: 'boundaries', command: ['boundaries'], lane: 'node' },
  { name: 'catalogs', task: '//#catalogs', lane: 'node' },
  { name: 'scripts', task: '//#test:scripts', lane: 'node' },
  { name: 'unit-api', task: '@pitchside/api#test', lane: 'node' },
  { name: 'unit-locales', task: '@pitchside/locales#test', lane: 'node' },
  { name: 'unit-ui', task: '@pitchside/ui#test', lane: 'node' },
  { name: 'unit-app', task: '@pitchside/app#test', lane: 'node' },
  { name: 'server', task: '@pitchside/server#test', lane: 'node' },
];

/** What `npm run test:full` adds. @type {Task[]} */
const rest = [
  { name: 'journeys-full', task: '//#journeys:full', lane: 'site' },
  { name: 'galleries', task: '@pitchside/ui#test:full', lane: 'parts' },
  { name: 'package', task: '//#test:package', lane: 'site' },
  { name: 'sizes', task: '//#sizes', lane: 'site' },
  { name: 'server-full', task: '@pitchside/server#test:full', lane: 'node' },
  { name: 'engines', task: '@pitchside/app#test:full', lane: 'node' },
  { name: 'scaffold', task: '//#test:scaffold', lane: 'node' },
  { name: 'storybook', task: '//#storybook:check', lane: 'node' },
];

/** What `npm run test:deep` runs, with PITCHSIDE_DEEP set: the large bounds alone. @type {Task[]} */
const large = [
  { name: 'journeys-deep', task: '//#journeys:deep', lane: 'site' },
  { name: 'server-deep', task: '@pitchside/server#test:deep', lane: 'node' },
];

/** The jobs of continuous integration, by name. */
const groups = {
  static: ['types', 'format', 'lint', 'boundaries', 'catalogs', 'scripts', 'unit-api', 'unit-locales', 'unit-ui', 'unit-app'],
  browser: ['parts', 'screens'],
};

/**
 * @param {{ deep: boolean, full: boolean, only?: string[] }} options `only` names tasks or groups
 * @returns {Task[]}
 * @throws when a name is unknown
 */
export function chosenTasks({ deep, full, only }) {
  const all = deep ? large : full ? [...gate, ...rest] : gate;
  if (!only) return all;
  const names = only.flatMap((name) => groups[name] ?? name);
  const unknown = names.filter((name) => !all.some((task) => task.name === name));
  if (unknown.length > 0)
    throw new Error(`No task ${unknown.join(', ')}; there are ${[...all.map(({ name }) => name), ...Object.keys(groups)].join(', ')}.`);
  return all.filter(({ name }) => names.includes(name));
}
