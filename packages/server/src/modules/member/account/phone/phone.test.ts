import fc from 'fast-check';
import { getCountryCallingCode, getExampleNumber, type CountryCode } from 'libphonenumber-js/mobile';
import examples from 'libphonenumber-js/mobile/examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPlatform, type TestPlatform } from '../../../../testing/testPlatform.ts';
import { countries } from '../../../../catalogue/countries.data.ts';
import { createAccountRepository } from '../account.repository.ts';
import { users } from '../../member/index.ts';
import { readPhone } from './phone.ts';
import { respellPhones } from './respell.ts';

/** Trunk prefixes that people write before a national number; no entry where there is none. */
const prefixes: Record<string, string> = { CN: '0', VN: '0', MY: '0', TH: '0', TW: '0', GB: '0', US: '1' };
const longest = 11;

test.each(countries)('every spelling of a number of $id is one', ({ id, code }) => {
  const example = getExampleNumber(id as CountryCode, examples)?.nationalNumber ?? '';
  expect(getCountryCallingCode(id as CountryCode)).toBe(code);
  const spellings = [example, `${prefixes[id] ?? ''}${example}`, `${code}${example}`].filter((number) => number.length <= longest);
  expect(spellings.map((number) => readPhone(`${code}-${number}`))).toEqual(spellings.map(() => `${code}-${example}`));
  // A number with a missing digit is invalid.
  expect(readPhone(`${code}-${example.slice(0, -1)}`)).toBeUndefined();
});

test.each([
  '',
  '-',
  'x',
  '86',
  '0086-13800000001',
  '086-13800000001',
  '999-13911110008',
  '86-10000000000',
  '86--13800000001',
  '8-613800000001',
])('%j is no phone, and nothing is thrown', (typed) => {
  expect(readPhone(typed)).toBeUndefined();
});

test('the one spelling of the one spelling is itself, and it never has more digits than a mobile number may', () => {
  const digits = (most: number) => fc.stringMatching(new RegExp(`^[0-9]{1,${most}}$`));
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...countries.map(({ code }) => code)), digits(4)), digits(longest), (code, number) => {
      const phone = readPhone(`${code}-${number}`);
      if (phone === undefined) return;
      expect(readPhone(phone)).toBe(phone);
      expect(phone).toMatch(/^\d{1,4}-\d{4,11}$/);
    }),
    { numRuns: 3_000, seed: 20261122 },
  );
});

let world: TestPlatform;
beforeAll(async () => void (world = await testPlatform(Date.UTC(2026, 10, 21))));
afterAll(() => world.close());

test('numbers from before are respelled once; of two accounts with one phone both can still sign in', async () => {
  const { db } = world.platform;
  const repository = createAccountRepository(db);
  const add = (mobile: string) => repository.insertUser({ mobile, passwordHash: '', nickname: mobile, avatar: 'a', createdAt: 1 });
  const [lone, older, younger, standing, impossible] = [
    await add('60-0123456789'),
    await add('84-0987654321'),
    await add('84-84987654321'),
    await add('86-13800000001'),
    await add('86-1380000'),
  ];
  // Like two nodes that start at the same time.
  await Promise.all([respellPhones(world.platform), respellPhones(world.platform)]);
  const spelled = new Map((await db.select({ id: users.id, mobile: users.mobile }).from(users)).map(({ id, mobile }) => [id, mobile]));
  expect([lone, older, younger, standing, impossible].map((id) => spelled.get(id))).toEqual([
    '60-123456789',
    '84-987654321',
    '84-84987654321',
    '86-13800000001',
    '86-1380000',
  ]);
  const found = async (typed: string) => (await repository.userByMobile(typed))?.id;
  expect([
    await found('84-987654321'),
    await found('84-0987654321'),
    await found('84-84987654321'),
    await found('60-0123456789'),
    await found('86-1380000'),
  ]).toEqual([older, older, younger, lone, impossible]);
  const late = await add('60-0111111111');
  await respellPhones(world.platform);
  expect((await repository.userById(late))?.mobile).toBe('60-0111111111');
});
