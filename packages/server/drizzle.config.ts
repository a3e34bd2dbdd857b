import { defineConfig } from 'drizzle-kit';
import Module from 'node:module';

const resolve: unknown = Reflect.get(Module, '_resolveFilename');
// Tables lie behind the doors of modules, whose words are macros that only a build knows; to the generator they say nothing.
if (typeof resolve === 'function')
  Reflect.set(Module, '_resolveFilename', (name: string, ...rest: unknown[]): unknown => resolve.call(Module, name === '@lingui/core/macro' ? require.resolve('./macro.stub.cjs') : name, ...rest));

/** Every table of the server, where its module keeps it. */
export default defineConfig({ dialect: 'postgresql', schema: './packages/server/src/**/*.tables.ts', out: './packages/server/migrations' });
