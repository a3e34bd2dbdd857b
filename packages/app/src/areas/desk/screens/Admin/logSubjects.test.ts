import { expect, test } from 'vitest';
import { readSubjects } from './logSubjects.ts';

test.each([
  ['match m1', [{ kind: 'match', id: 'm1' }]],
  ['desk', [{ kind: 'desk', id: '' }]],
  [
    'post 1, comment 22',
    [
      { kind: 'post', id: '1' },
      { kind: 'comment', id: '22' },
    ],
  ],
  ['import 412 2015-16, second half.json', [{ kind: 'import', id: '412 2015-16, second half.json' }]],
])('%s names its kinds', (subject, known) => expect(readSubjects(subject)).toEqual(known));

test.each(['V12', '12/34', 'arsenal', ''])('a line of another release (%s) is left as it is', (subject) =>
  expect(readSubjects(subject)).toBeUndefined(),
);
