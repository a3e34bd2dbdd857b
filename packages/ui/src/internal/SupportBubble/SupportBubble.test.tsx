import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { SupportBubble } from './SupportBubble.tsx';

test('the bubble keeps to the window and stays above what follows its page', async () => {
  await renderPart(
    <>
      <div style={{ position: 'relative', height: '300vh' }}>
        <SupportBubble ways={[]} feedbackHref="#feedback" />
      </div>
      <footer style={{ height: 200 }}>场边</footer>
    </>,
  );
  const bottom = () => page.getByRole('button').element().getBoundingClientRect().bottom;
  expect(innerHeight - bottom()).toBe(24);
  scrollTo(0, innerHeight);
  expect(innerHeight - bottom()).toBe(24);
  scrollTo(0, document.documentElement.scrollHeight);
  expect(bottom()).toBeLessThan(page.getByRole('contentinfo').element().getBoundingClientRect().top);
});
