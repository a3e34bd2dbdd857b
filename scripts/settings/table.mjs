// Tables of docs/SETTINGS.md, made from the schema in packages/server/src/settings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { needs, settingFields, settingSubjects, together } from '../../packages/server/src/settings.ts';
import { withSection } from '../setup/generated.mjs';
import { root } from '../setup/node.mjs';

const page = 'docs/SETTINGS.md';

/** Text for one cell: a pipe would end it, and `<word>` would be read as HTML. */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/<(\w+)>/g, '`<$1>`');
const code = (text) => `\`${text}\``;
const line = ({ env, about, expects, usual }) => `| ${code(env)} | ${cell(about)} | ${cell(expects)} | ${usual ? code(usual) : '–'} |`;

/** One table for each subject. */
function tables() {
  const listed = settingSubjects.flatMap(({ fields }) => Object.keys(fields));
  const forgotten = Object.keys(settingFields).filter((name) => !listed.includes(name));
  if (forgotten.length > 0) throw new Error(`Name in settingSubjects (packages/server/src/settings.ts): ${forgotten.join(', ')}.`);
  return settingSubjects.map(({ title, fields }) =>
    [`## ${title}`, '', '| name | meaning | value, unit | default |', '|---|---|---|---|', ...Object.values(fields).map(line)].join('\n'),
  );
}

/** Settings that are refused without others. */
function requirements() {
  const envs = (names) => names.map((name) => code(settingFields[name].env)).join(', ');
  return [
    '## Settings that need others',
    '',
    ...needs.map(({ by, names }) => `- ${code(by)} needs ${envs(names)}.`),
    ...together.map((names) => `- All together or none: ${envs(names)}.`),
  ].join('\n');
}

/** The page as it should be now, by its path. */
export const written = () => ({
  [page]: withSection(readFileSync(join(root, page), 'utf8'), 'settings', `\n${[...tables(), requirements()].join('\n\n')}\n`),
});
