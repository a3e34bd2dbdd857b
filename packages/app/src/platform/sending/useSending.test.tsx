import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSending, type Sending } from './useSending.ts';

test('what is sent while something is under way is not sent, and afterwards it is', async () => {
  let sending: Sending | undefined;
  function Form() {
    sending = useSending();
    return <p>{sending.busy ? 'busy' : 'idle'}</p>;
  }
  const page = await render(<Form />);
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = vi.fn(() => promise);
  const both = [sending?.send(work), sending?.send(work)];
  await expect.element(page.getByText('busy')).toBeVisible();
  expect(work).toHaveBeenCalledTimes(1);
  resolve();
  await Promise.all(both);
  await expect.element(page.getByText('idle')).toBeVisible();
  await sending?.send(work);
  expect(work).toHaveBeenCalledTimes(2);
});
