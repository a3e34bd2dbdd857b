// Generated parts of two READMEs: folders of packages/server, and its modules.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSection } from '../setup/generated.mjs';
import { root } from '../setup/node.mjs';

const [readme, list] = ['packages/server/README.md', 'packages/server/src/modules/README.md'];
const source = join(root, 'packages/server/src');
const read = (path) => readFileSync(join(root, path), 'utf8');

/** Content of each folder, in the order of the imports. */
const folders = {
  boot: 'supervisor, what is composed, demo world, what is printed, what went wrong',
  http: 'edge (broken and slow requests), bodies, router from the contract, guard, rates, shared answers, envelope, security, site, uploads, watch',
  realtime: 'hub: upgrades, connections, admission to topics, delivery, review of rights',
  media:
    'origin.ts is the port (docs/decisions/streams-and-recordings.md); behind it RTMP ingest with the health of streams, the timeline that puts sound and picture on one clock, packager, playlists, recorder, ladder of qualities, demo channel and its short films',
  feeds: 'sources of matches: simulator by sport, openfootball, opendota, nami; all by `matches.apply`',
  demo: 'members, their month of lives, followers, voters, gifts, rooms, articles, videos, experts, guesses and events of the demo world',
  modules: '<subject>/<module>/ with module.ts; list.ts is all of them, below',
  catalogue: 'what everybody knows: countries, leagues, teams, what fans call them, names of people',
  platform:
    'what every module is given: manifests, event log, jobs, leases of what one node does (docs/decisions/nodes-and-processes.md), retention, idempotency, migrating, locks, counts, clock',
  ports:
    'the outside: database, bus between nodes (alone, LISTEN/NOTIFY, NATS; docs/decisions/nodes-and-processes.md), storage (folder, S3, Qiniu; same tests), sms, captcha, payment, media servers, watchdog of processes',
  settings: 'every setting with its words and default',
  text: 'names, their spelling, and messages by language',
  testing: 'a real PostgreSQL, sites and sockets for tests',
};

function tree() {
  const there = [...new Set(globSync('*/**/*.ts', { cwd: source }).map((path) => path.split(/[\\/]/)[0]))];
  const unsaid = there.filter((name) => !(name in folders));
  if (unsaid.length > 0) throw new Error(`Say in scripts/server/tree.mjs what stands in ${unsaid.join(', ')}.`);
  return Object.entries(folders).flatMap(([name, words]) => (there.includes(name) ? [`  ${`${name}/`.padEnd(12)} ${words}`] : []));
}

function line(path) {
  const text = read(`packages/server/src/${path}`);
  const [, words] = /\/\*\* (.+?) \*\/\nexport const \w+Module/.exec(text) ?? [];
  if (!words) throw new Error(`Say in one line above the module of ${path} what it is for.`);
  const [, uses = ''] = /uses: \{([^}]+)\}/.exec(text) ?? [];
  const names = [...uses.matchAll(/(\w+): \w+/g)].map(([, name]) => name);
  const jobs = [...text.matchAll(/\{ name: '([\w.]+)', every: (\d+)/g)].map(([, name, every]) => `\`${name}\` ${every} s`);
  const [, subject, name] = path.split('/');
  return `| ${subject} | ${name} | ${words} | ${names.join(', ')} | ${jobs.join(', ')} |`;
}

/** Both documents as they should be now, by their paths. */
export function written() {
  const modules = globSync('modules/*/*/module.ts', { cwd: source })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
  const table = ['| subject | module | what | uses | jobs |', '|---|---|---|---|---|', ...modules.map(line)];
  return {
    [readme]: withSection(read(readme), 'folders', ['```', 'src/', ...tree(), '```'].join('\n')),
    [list]: withSection(read(list), 'modules', table.join('\n')),
  };
}
