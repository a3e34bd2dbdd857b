import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { NotFound } from './NotFound.tsx';

test('the page says what happened and offers the ways on', async () => {
  const onBack = vi.fn();
  await renderPart(<NotFound homeHref="/main" onBack={onBack} />);
  await expect.element(page.getByRole('heading', { level: 1, name: '404 这球出界了' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '回首页' })).toHaveAttribute('href', '/main');
  await userEvent.click(page.getByRole('button', { name: '返回上一页' }));
  expect(onBack).toHaveBeenCalledOnce();
});

test('with nowhere to go back to there is no such button', async () => {
  await renderPart(<NotFound />);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
