import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { NearGroup } from './NearGroup.tsx';

const groups = Array.from({ length: 30 }, (_, index) => index);
const list = (
  <div>
    {groups.map((index) => (
      <NearGroup key={index} distance={300} data-testid={`group-${index}`}>
        <p style={{ height: '400px', margin: 0 }}>
          <button type="button">{`post ${index}`}</button>
        </p>
      </NearGroup>
    ))}
  </div>
);

test('entries that are far leave their room behind, and stand again when one comes back', async () => {
  const screen = await renderPart(list);
  await expect.element(screen.getByRole('button', { name: 'post 0', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'post 29' })).not.toBeInTheDocument();
  const tall = document.documentElement.scrollHeight;
  window.scrollTo(0, tall);
  await expect.element(screen.getByRole('button', { name: 'post 29' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'post 0', exact: true })).not.toBeInTheDocument();
  expect(document.documentElement.scrollHeight).toBe(tall);
  expect(screen.getByTestId('group-0').element().getBoundingClientRect().height).toBe(400);
  window.scrollTo(0, 0);
  await expect.element(screen.getByRole('button', { name: 'post 0', exact: true })).toBeVisible();
});

test('an entry that has the focus stays, however far it is', async () => {
  const screen = await renderPart(list);
  const first = screen.getByRole('button', { name: 'post 0', exact: true });
  (first.element() as HTMLElement).focus();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(screen.getByRole('button', { name: 'post 29' })).toBeVisible();
  await expect.element(first).toBeInTheDocument();
});
