import { defineConfig } from 'drizzle-kit';
import Module from 'node:module';

type Resolve = (name: string, ...rest: unknown[]) => string;
const resolve = Reflect.get(Module, '_resolveFilename') as Resolve;
// Tables lie behind the doors of modules, whose words are macros that only a build knows; to the generator they say nothing.
Reflect.set(Module, '_resolveFilename', ((name, ...rest) =>
  Reflect.apply(resolve, Module, [name === '@lingui/core/macro' ? require.resolve('./macro.stub.cjs') : name, ...rest])) satisfies Resolve);
// Nor do their catalogs.
const extensions = Reflect.get(Module, '_extensions') as Record<string, (module: { exports: unknown }) => void>;
extensions['.po'] = (module) => void (module.exports = { messages: {} });

/** Every table of the server, where its module keeps it. */
export default defineConfig({ dialect: 'postgresql', schema: './packages/server/src/**/*.tables.ts', out: './packages/server/migrations' });
