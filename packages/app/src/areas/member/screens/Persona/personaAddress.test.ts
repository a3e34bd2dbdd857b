import { expect, test } from 'vitest';
import { personaTabHref, personaTabs, readPersona } from './personaAddress.ts';

const read = (href: string) => readPersona(new URL(href, 'https://site.test').searchParams);

test('every tab of a member has an address that leads back to it, and without a member it is one’s own page', () => {
  for (const tab of personaTabs) expect(read(personaTabHref('7', tab))).toEqual({ id: '7', tab });
  expect(read('/persona')).toEqual({ id: undefined, tab: undefined });
  expect(read('/persona?id=x&tab=y')).toEqual({ id: undefined, tab: undefined });
});
