import { expect, test } from 'vitest';
import { classifyHref } from '../../videoLinks.ts';
import { readClassify } from '@pitchside/api/screens/Videos';

const read = (query: string) => readClassify(new URLSearchParams(query));

test('the address of a category reads back as that category, its name cut where it is long', () => {
  const href = classifyHref({ id: '12', name: '进球 & 集锦' }, { sort: 'new', competition: 'epl' });
  expect(href).toContain('type=3');
  expect(read(href.split('?')[1] ?? '')).toEqual({ id: '12', name: '进球 & 集锦', sort: 'new', league: 'epl' });
  expect(read(`id=1&name=${'长'.repeat(99)}`).name).toBe('长'.repeat(30));
});

test.each(['', 'id=x', 'id=-1', 'id=1%27', 'sort=cold', 'league=../..'])(
  'what /video-classify?%s does not say is asked for nothing',
  (query) => expect(read(query)).toMatchObject({ sort: 'hot', league: undefined }),
);
