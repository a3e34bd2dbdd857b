import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { amounts } from './AmountTiles.fixtures.ts';
import { AmountTiles } from './AmountTiles.tsx';

function Tiles() {
  const [value, setValue] = useState<string | null>('600');
  return <AmountTiles label="充值多少" amounts={amounts} value={value} onValueChange={setValue} />;
}

test('arrows choose the next quantity, and each tells diamonds, bonus and price', async () => {
  await renderPart(<Tiles />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  const second = page.getByRole('radio', { name: /3,000.*黄钻.*赠 60.*¥30/ });
  await expect.element(second).toBeChecked();
  await expect.element(second).toHaveFocus();
});
