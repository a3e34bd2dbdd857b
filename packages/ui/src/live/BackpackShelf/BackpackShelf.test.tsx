import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { gifts } from '../GiftPicture/GiftPicture.fixtures.ts';
import { backpackAt } from './BackpackShelf.fixtures.ts';
import { BackpackShelf } from './BackpackShelf.tsx';

const at = Date.UTC(2026, 10, 20, 12);
const environment = { now: () => at };

test('each lot says how long it keeps, and the head what all of it comes to', async () => {
  const { getByText, getByRole } = await renderPart(<BackpackShelf lots={backpackAt(at)} />, { environment });
  await expect.element(getByText('共 1,301 个礼物', { exact: false })).toBeVisible();
  await expect.element(getByText('2 个在 24 小时内到期')).toBeVisible();
  expect(
    getByRole('listitem')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['喇叭×25小时后到期', '足球×123天后到期', '足球×626天后到期', '围巾×140天后到期', '喝彩×1,280长期有效']);
});

test('what has ended is not there any more', async () => {
  const { getByText } = await renderPart(<BackpackShelf lots={[{ gift: gifts.scarf, owned: 3, expiresAt: at }]} />, { environment });
  await expect.element(getByText('背包是空的')).toBeVisible();
});

test('a backpack that did not come is asked for again', async () => {
  const onRetry = vi.fn();
  const { getByRole } = await renderPart(<BackpackShelf lots={[]} status="error" onRetry={onRetry} />);
  await getByRole('button').click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('in the longest words too each lot says all of how long it keeps', async () => {
  const { container } = await renderPart(
    <div style={{ width: 300 }}>
      <BackpackShelf lots={backpackAt(at)} />
    </div>,
    { environment, locale: 'vi' },
  );
  const words = [...container.querySelectorAll('li > span:last-child')].map((each) => [
    each.textContent,
    each.scrollWidth - each.clientWidth,
  ]);
  expect(words).toHaveLength(5);
  for (const [text, hidden] of words) expect(hidden, String(text)).toBe(0);
});
