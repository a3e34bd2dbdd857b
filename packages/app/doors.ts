import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const through = /import\s*\{([^}]*)\}\s*from\s*'(\.[^']*\/index\.ts)';/g;
const door = /\/app\/src\/areas\/\w+\/index\.ts$/;
const line = /export\s*\{([^}]*)\}\s*from\s*'([^']+)';/g;

const namesOf = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** Files that a door leads to, by the name that it hands out. */
function open(file: string): Map<string, string> {
  return new Map(
    [...readFileSync(file, 'utf8').matchAll(line)].flatMap(([, names = '', from = '']) =>
      namesOf(names).map((name) => [name, resolve(dirname(file), from)] as const),
    ),
  );
}

/**
 * Resolves imports through an area's `index.ts` to the files behind it when the site is built. The index is for people and for lint: as a
 * module of the build, one import through it would load everything that it exports, with the messages of all that.
 */
export function openDoors(): Plugin {
  return {
    name: 'open-doors',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/app\/src\/.*\.tsx?$/.test(id)) return null;
      const opened = code.replace(through, (statement, names: string, specifier: string) => {
        const file = resolve(dirname(id), specifier);
        if (!door.test(file)) return statement;
        const files = open(file);
        return namesOf(names)
          .map((name) => {
            const from = files.get(name.split(' as ')[0] ?? name);
            if (!from) throw new Error(`${file} hands out no ${name}, which ${id} asks for`);
            return `import { ${name} } from '${from}';`;
          })
          .join(' ');
      });
      return opened === code ? null : { code: opened, map: null };
    },
  };
}
