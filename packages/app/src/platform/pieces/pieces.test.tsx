import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { usePieces } from './usePieces.ts';

function Rows({ total }: { total: number }) {
  const standing = usePieces(3, 2, total);
  return Array.from({ length: Math.min(standing, total) }, (_, index) => <p key={index} />);
}

/** Idle moments that the test brings about. */
const moments: (() => void)[] = [];
vi.stubGlobal('requestIdleCallback', (work: () => void) => moments.push(work));
vi.stubGlobal('cancelIdleCallback', () => undefined);
afterEach(() => void (moments.length = 0));

test('a drawn page holds the first rows alone, and each idle moment brings a piece until all stand', async () => {
  expect(renderToString(<Rows total={6} />).match(/<p>/g)).toHaveLength(3);
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<Rows total={6} />));
  const counts = [place.children.length];
  while (moments.length > 0) {
    const moment = moments.shift();
    await act(async () => moment?.());
    counts.push(place.children.length);
  }
  // The first moment tells that the page has loaded.
  expect(counts).toEqual([3, 3, 5, 6]);
  await act(async () => root.unmount());
});
