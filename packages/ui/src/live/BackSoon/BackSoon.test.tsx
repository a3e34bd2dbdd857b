import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { backSoon } from './BackSoon.fixtures.ts';
import { BackSoon } from './BackSoon.tsx';

const now = () => Date.UTC(2026, 10, 21, 12);

test('says that it goes on soon and how long it is waited for, and stops at nothing left', async () => {
  const screen = await renderPart(<BackSoon {...backSoon} />, { environment: { now } });
  await expect.element(screen.getByText('马上回来')).toBeVisible();
  const timer = screen.getByRole('timer', { name: '最多再等' });
  await expect.element(timer).toHaveTextContent('2:40');
  await screen.rerender(<BackSoon {...backSoon} until={backSoon.since + 10_000} />);
  await expect.element(timer).toHaveTextContent('0:00');
});

test('is read out once, however often it is drawn, and its clock is not', async () => {
  const spoken = () => [...document.querySelectorAll('[aria-live="polite"]')].map(({ textContent }) => textContent).join();
  const gone = { since: backSoon.since - 1, until: backSoon.until };
  const screen = await renderPart(<BackSoon {...gone} />, { environment: { now } });
  await expect.poll(spoken).toContain('马上回来，主播的信号断了，接上就继续播');
  await screen.rerender(<BackSoon {...gone} until={gone.until + 60_000} />);
  await expect.element(screen.getByRole('timer')).toHaveTextContent('3:40');
  await expect.element(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(0);
});
