import { beforeEach, expect, test, vi } from 'vitest';
import type { TrustedPage } from './trusted.ts';

let trusted: typeof import('./trusted.ts');
beforeEach(async () => {
  vi.resetModules();
  trusted = await import('./trusted.ts');
});

/** A page that notes its policies and marks what they give out. */
function page() {
  const made: string[] = [];
  const at: TrustedPage = {
    trustedTypes: {
      createPolicy: (name, { createScriptURL }) => {
        made.push(name);
        return { createScriptURL: (address) => ({ trusted: createScriptURL(address) }) };
      },
    },
  };
  return { at, made };
}

test('two vendors share the one policy of the page, and nothing else comes through', () => {
  const { at, made } = page();
  const first = trusted.trustScripts((address) => address.startsWith('https://one.example/'), at);
  trusted.trustScripts((address) => address.startsWith('blob:'), at);
  expect(made).toEqual(['default']);
  expect(first('https://one.example/a.js')).toEqual({ trusted: 'https://one.example/a.js' });
  expect(first('blob:x')).toEqual({ trusted: 'blob:x' });
  for (const address of ['https://two.example/a.js', 'data:text/javascript,1', '/a.js']) expect(() => first(address)).toThrow(TypeError);
});

test('a browser without policies is told the same', () => {
  const of = trusted.trustScripts((address) => address === '/worker.js', {});
  expect(of('/worker.js')).toBe('/worker.js');
  expect(() => of('/other.js')).toThrow(TypeError);
});
