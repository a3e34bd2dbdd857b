import { expect, test } from 'vitest';
import { isComplete, missingExperience, type ApplicationDraft } from './applicationDraft.ts';

const full: ApplicationDraft = {
  name: '周强',
  number: '11010519491231002X',
  kind: 'cn',
  inviter: '',
  experience: '做过三年英超解说，每周两场直播',
  contact: 'qq 10001',
  agreed: true,
};

test('a whole draft may be sent, and one without anything that is asked for may not', () => {
  expect(isComplete(full, false)).toBe(true);
  const missing: Partial<ApplicationDraft>[] = [
    { name: '周' },
    { number: '1101051949' },
    { experience: '做过三年英超解说，每周两场直' },
    { contact: ' ' },
    { agreed: false },
  ];
  for (const change of missing) expect(isComplete({ ...full, ...change }, false), JSON.stringify(change)).toBe(false);
});

test('who is verified gives neither name nor number, and another document has a shorter one', () => {
  expect(isComplete({ ...full, name: '', number: '' }, true)).toBe(true);
  expect(isComplete({ ...full, kind: 'other', number: 'E1234567' }, false)).toBe(true);
});

test('spaces around do not count, and a picture counts one', () => {
  expect(missingExperience({ experience: '   足球解说   ' })).toBe(11);
  expect(missingExperience({ experience: '⚽'.repeat(15) })).toBe(0);
});
