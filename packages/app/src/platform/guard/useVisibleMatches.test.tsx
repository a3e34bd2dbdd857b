import type { Match } from '@pitchside/api/scores/matches';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { throughGuard } from './visibleMatches.ts';
import { runningMatch } from './match.fixtures.ts';
import { useVisibleMatch, useVisibleMatches } from './useVisibleMatches.ts';

const row = (id: string, version: number, change: Partial<Match> = {}) => runningMatch(id, version, version, change);

const ids = ['one', 'two'];
const statusOf = ({ status }: Match) => status;
const drawn: Record<string, number> = {};
const count = (what: string) => void (drawn[what] = (drawn[what] ?? 0) + 1);

function Row({ id }: { id: string }) {
  count(id);
  return <b>{`${id} ${useVisibleMatch(id)?.home_score}`}</b>;
}
function List() {
  count('list');
  return (
    <ul>
      {useVisibleMatches(ids, statusOf).map(({ id, status }) => (
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
