import { expect, test } from 'vitest';
import { canBeDrawn } from './draws.ts';

test.each([
  ['football', undefined, true],
  ['basketball', undefined, false],
  ['esports', 2, true],
  ['esports', 3, false],
  ['esports', 7, false],
  ['esports', undefined, false],
] as const)('%s, best of %s, may end level: %s', (sport, bestOf, level) => expect(canBeDrawn(sport, bestOf)).toBe(level));
