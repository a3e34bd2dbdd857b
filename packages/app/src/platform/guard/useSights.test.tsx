import type { Match } from '@pitchside/api/matches';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { throughGuard } from './intake.ts';
import { useSight, useSights } from './useSights.ts';

const team = (id: string) => ({
  id,
  name: id,
  short_name: id,
  short_name_zh: id,
  colors: ['#111', '#eee'] as [string, string],
  logo: null,
});
const row = (id: string, version: number, change: Partial<Match> = {}): Match => ({
  id,
  sport: 'football',
  competition: { id: 'epl', name: '英超', short_name: '英超', country_id: 'england', country: '英格兰', color: '#639', tier: 1 },
  round: '',
  home: team('a'),
  away: team('b'),
  status: 'first_half',
  kickoff_at: 1,
  minute: version,
  added: 0,
  home_score: version,
  away_score: 0,
  half: null,
  penalties: null,
  counts: null,
  is_hot: false,
  is_simulated: true,
  room_count: 0,
  version,
  ...change,
});

const ids = ['one', 'two'];
const statusOf = ({ status }: Match) => status;
const drawn: Record<string, number> = {};
const count = (what: string) => void (drawn[what] = (drawn[what] ?? 0) + 1);

function Row({ id }: { id: string }) {
  count(id);
  return <b>{`${id} ${useSight(id)?.home_score}`}</b>;
}
function List() {
  count('list');
  return (
    <ul>
      {useSights(ids, statusOf).map(({ id, status }) => (
        <li key={id}>
          <i>{status}</i>
          <Row id={id} />
        </li>
      ))}
    </ul>
  );
}

test('a score draws its own row anew, a change of place the list', async () => {
  throughGuard([row('one', 1), row('two', 1)]);
  const page = await render(<List />);
  const before = { ...drawn };
  throughGuard(row('one', 2));
  await expect.element(page.getByText('one 2')).toBeVisible();
  expect(drawn.two).toBe(before.two);
  expect(drawn.list).toBe(before.list);
  throughGuard(row('two', 2, { status: 'finished' }));
  await expect.element(page.getByText('finished')).toBeVisible();
  expect(drawn.list).toBeGreaterThan(before.list ?? 0);
});
