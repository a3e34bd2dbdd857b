import { expect, test } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { CheckList } from './CheckList.tsx';

test('a sign says what colour alone would not', async () => {
  const screen = await renderPart(
    <CheckList
      aria-label="自动核对"
      items={[
        { id: 'name', words: '户名', found: '一致' },
        { id: 'income', words: '收益来源', found: '一人占七成', doubt: true },
      ]}
    />,
  );
  const row = (words: string) => screen.getByRole('listitem').filter({ hasText: words });
  await expect.element(row('户名').getByLabelText('没有问题')).toBeVisible();
  await expect.element(row('收益来源').getByLabelText('需要留意')).toBeVisible();
});
