import { beforeEach, expect, test, vi } from 'vitest';

// Storage is there in a browser alone.
vi.stubGlobal('document', { getElementById: () => null });
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('location', { origin: 'http://localhost' });
const shelf = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, text: string) => void shelf.set(key, text),
  removeItem: (key: string) => void shelf.delete(key),
});
vi.stubGlobal('localStorage', globalThis.sessionStorage);

let waits: typeof import('./smsWaits.ts');
beforeEach(async () => {
  vi.resetModules();
  shelf.clear();
  waits = await import('./smsWaits.ts');
});

const now = 1_800_000_000_000;
const number = { countryCode: '86', mobile: '13805715217' };
const left = (type: 1 | 2, typed: { countryCode: string; mobile: string }, at = now) =>
  waits.smsWaitLeft(waits.smsWaits.list, type, typed, at);

test('a wait counts for its number and its type alone, and ends', () => {
  waits.startSmsWait({ ...number, type: 1, until: now + 60_000 }, now);
  expect(left(1, number)).toBe(60_000);
  expect(left(1, number, now + 59_001)).toBe(999);
  expect(left(1, number, now + 60_000)).toBe(0);
  expect(left(2, number)).toBe(0);
  expect(left(1, { ...number, countryCode: '84' })).toBe(0);
  expect(left(1, { ...number, mobile: '13805715218' })).toBe(0);
});

test('it outlives a reload, and counts on while the number is typed again', async () => {
  waits.startSmsWait({ ...number, type: 2, until: now + 48_000 }, now);
  vi.resetModules();
  waits = await import('./smsWaits.ts');
  for (const mobile of ['', '1', '13805', number.mobile]) expect(left(2, { countryCode: '86', mobile }), mobile).toBe(48_000);
  expect(left(2, { countryCode: '', mobile: '' })).toBe(48_000);
  expect(left(2, { countryCode: '86', mobile: '139' })).toBe(0);
});

test('another number has a wait of its own; the longest counts for an empty field', () => {
  waits.startSmsWait({ ...number, type: 1, until: now + 20_000 }, now);
  waits.startSmsWait({ countryCode: '86', mobile: '13900000000', type: 1, until: now + 50_000 }, now);
  expect(left(1, number)).toBe(20_000);
  expect(left(1, { countryCode: '86', mobile: '' })).toBe(50_000);
});

test('what is over is forgotten, what is asked for again replaces', () => {
  waits.startSmsWait({ ...number, type: 1, until: now + 1 }, now);
  waits.startSmsWait({ countryCode: '84', mobile: '912345678', type: 1, until: now + 60_000 }, now + 2);
  waits.startSmsWait({ countryCode: '84', mobile: '912345678', type: 1, until: now + 90_000 }, now + 2);
  expect(waits.smsWaits.list).toEqual([{ countryCode: '84', mobile: '912345678', type: 1, until: now + 90_000 }]);
});

test.each(['{', '[{"type":3}]', '[{"type":1,"countryCode":"86","mobile":"1","until":"soon"}]'])(
  'storage that holds %s is worth nothing',
  async (text) => {
    shelf.set('smsWaits', text);
    vi.resetModules();
    waits = await import('./smsWaits.ts');
    expect(waits.smsWaits.list).toEqual([]);
  },
);

test('a wait beyond an hour is a clock that jumped, and holds nobody up', () => {
  waits.startSmsWait({ ...number, type: 1, until: now + 60_000 }, now);
  expect(left(1, number, now - 7_200_000)).toBe(0);
});
