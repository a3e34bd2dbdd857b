import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Banner } from './Banner.tsx';

const page = (open: boolean) => (
  <>
    <Banner open={open}>网络断开</Banner>
    <p>正文</p>
  </>
);

test('its coming moves nothing and is said in a region that was there before', async () => {
  const screen = await renderPart(page(false));
  const text = screen.getByText('正文').element();
  const before = text.getBoundingClientRect().top;
  const status = screen.getByRole('status').element();
  await screen.rerender(page(true));
  await expect.element(screen.getByText('网络断开')).toBeVisible();
  expect(screen.getByRole('status').element()).toBe(status);
  expect(text.getBoundingClientRect().top).toBe(before);
});
