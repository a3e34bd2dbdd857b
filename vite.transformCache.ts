import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type babel from '@rolldown/plugin-babel';

const root = import.meta.dirname;
/** Lifetime of an unused entry of the transform cache, ms; the key of an entry is a hash of everything that it was compiled from. */
const maxAge = 14 * 86_400_000;
/** Versions of the compilers, and what they read besides the module. */
const readBeside = ['package-lock.json', 'vite.shared.ts', 'lingui.config.ts'];

const digest = (parts: readonly string[]) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');

function removeOldEntries(folder: string): void {
  const oldest = Date.now() - maxAge;
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const file = join(folder, name);
    // Another process may have been quicker.
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? oldest) < oldest) rmSync(file, { force: true });
  }
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // none, or one cut short by a full disk: compile again
  }
}

/** Written beside and then moved, so that another process never reads half of it. */
function write(file: string, result: unknown): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(result));
  renameSync(draft, file);
}

type Compiler = Awaited<ReturnType<typeof babel>>;

/**
 * A compiler with a cache on disk: every project of tests, the site and Storybook compile the same modules by the same rules.
 * The output for a module must depend on the module, the packages, the shared configuration and `NODE_ENV` alone.
 * @param rules name of the compiler's options, where two compilers have different ones
 * @param folder of the cache
 */
export async function cached(
  rules: string,
  compiler: Compiler | Promise<Compiler>,
  folder = join(root, 'node_modules/.cache/pitchside/compiled'),
): Promise<Compiler> {
  const plugin = await compiler;
  const { transform } = plugin;
  if (typeof transform !== 'object') throw new Error(`${plugin.name} has no transform to cache.`);
  const { handler } = transform;
  const given = digest([rules, process.env.NODE_ENV ?? '', ...readBeside.map((file) => readFileSync(join(root, file), 'utf8'))]);
  mkdirSync(folder, { recursive: true });
  removeOldEntries(folder);
  transform.handler = async function compileOnce(code, id, options) {
    const { environment } = this as { environment?: { name: string } };
    const file = join(folder, `${digest([given, environment?.name ?? '', options.moduleType, id, code])}.json`);
    const known = read(file);
    if (known !== undefined) return known;
    const result = await handler.call(this, code, id, options);
    write(file, result ?? null);
    return result;
  };
  return plugin;
}
