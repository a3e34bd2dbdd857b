import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { documentPage } from './DocumentPage.fixtures.tsx';
import { DocumentPage } from './DocumentPage.tsx';

const long = (id: string) => ({ id, title: id, paragraphs: Array.from({ length: 30 }, (_, line) => `${id} ${line}`) });

test('its contents lead to each section and tell which one is read', async () => {
  const screen = await renderPart(<DocumentPage {...documentPage} sections={['one', 'two', 'three'].map(long)} />);
  const contents = screen.getByRole('navigation', { name: '本页目录' });
  await expect.element(contents.getByRole('link', { name: /one/ })).toHaveAttribute('aria-current', 'location');
  document.getElementById('two')?.scrollIntoView();
  await expect.element(contents.getByRole('link', { name: /two/ })).toHaveAttribute('aria-current', 'location');
  await expect.element(contents.getByRole('link', { name: /one/ })).not.toHaveAttribute('aria-current');
  await expect.element(contents.getByRole('link', { name: /three/ })).toHaveAttribute('href', '#three');
});

test('it prints, and has nothing to print before it is there', async () => {
  const onPrint = vi.fn();
  const screen = await renderPart(<DocumentPage {...documentPage} onPrint={onPrint} />);
  await screen.getByRole('button', { name: '打印' }).click();
  expect(onPrint).toHaveBeenCalledOnce();
  await screen.rerender(<DocumentPage {...documentPage} status="loading" />);
  await expect.element(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: '打印' }).elements()).toEqual([]);
});
