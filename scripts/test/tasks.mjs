/**
 * A task of Turbo. Three run at once, in the order of the list: what wants a browser and what ends soon before what wants both cores.
 * @typedef {object} Task
 * @property {string} name for --only
 * @property {string} [task] as turbo.json and the package's own script call it
 * @property {string[]} [command] of Turbo itself, instead of a task
 * @property {boolean} [browser] in the pinned browser: skipped without one, and what fails in it runs once more
 * @property {boolean} [site] on the built site: no two at once, and it gets most of the time
 */

/** Tasks of `npm test`. @type {Task[]} */
const gate = [
  { name: 'journeys', task: '@pitchside/app#journeys', browser: true, site: true },
  { name: 'parts', task: '@pitchside/ui#test:browser', browser: true },
  { name: 'format', task: '//#format' },
  { name: 'boundaries', command: ['boundaries'] },
  { name: 'types', task: '//#types' },
  { name: 'lint', task: '//#lint' },
  { name: 'catalogs', task: '@pitchside/locales#catalogs' },
  { name: 'scripts', task: '//#test:scripts' },
  { name: 'unit-api', task: '@pitchside/api#test' },
  { name: 'unit-locales', task: '@pitchside/locales#test' },
  { name: 'unit-ui', task: '@pitchside/ui#test' },
  { name: 'unit-app', task: '@pitchside/app#test' },
  { name: 'server', task: '@pitchside/server#test' },
  { name: 'screens', task: '@pitchside/app#test:browser', browser: true },
];

/** Tasks that `npm run test:full` adds. @type {Task[]} */
const rest = [
  { name: 'journeys-full', task: '@pitchside/app#journeys:full', browser: true, site: true },
  { name: 'galleries', task: '@pitchside/ui#test:full', browser: true },
  { name: 'parts-full', task: '@pitchside/ui#parts:full', browser: true },
  { name: 'server-full', task: '@pitchside/server#test:full' },
  { name: 'engines', task: '@pitchside/app#test:full' },
  { name: 'package', task: '@pitchside/ui#test:package', browser: true, site: true },
  { name: 'sizes', task: '@pitchside/app#sizes', browser: true, site: true },
  { name: 'scaffold', task: '@pitchside/server#scaffold' },
  { name: 'storybook', task: '@pitchside/ui#storybook:check' },
];

/** Tasks of `npm run test:deep`, with PITCHSIDE_DEEP set: the large sizes alone. @type {Task[]} */
const large = [
  { name: 'journeys-deep', task: '@pitchside/app#journeys:deep', browser: true, site: true },
  { name: 'server-deep', task: '@pitchside/server#test:deep' },
];

/** The one task of `npm run test:faults`. @type {Task[]} */
const faults = [{ name: 'journeys-faults', task: '@pitchside/app#journeys:faults', browser: true, site: true }];

/** The jobs of continuous integration, by name. */
const groups = {
  static: ['types', 'format', 'lint', 'boundaries', 'catalogs', 'scripts', 'unit-api', 'unit-locales', 'unit-ui', 'unit-app'],
  browser: ['parts', 'screens'],
};

/**
 * @param {{ deep?: boolean, full?: boolean, isFaults?: boolean, only?: string[] }} options `only` names tasks or groups
 * @returns {Task[]}
 * @throws when a name is unknown
 */
export function chosenTasks({ deep, full, isFaults, only }) {
  const all = isFaults ? faults : deep ? large : full ? [...gate, ...rest] : gate;
  if (!only) return all;
  const names = only.flatMap((name) => groups[name] ?? name);
  const unknown = names.filter((name) => !all.some((task) => task.name === name));
  if (unknown.length > 0)
    throw new Error(`No task ${unknown.join(', ')}; there are ${[...all.map(({ name }) => name), ...Object.keys(groups)].join(', ')}.`);
  return all.filter(({ name }) => names.includes(name));
}
