import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { accounts } from './RadioGroup.fixtures.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Accounts(props: Partial<RadioGroupProps>) {
  const [value, setValue] = useState<string | null>('bank');
  return <RadioGroup label="到账账户" options={accounts} value={value} onValueChange={setValue} {...props} />;
}

test.each(['plain', 'cards'] as const)('in the look %s one key stop leads in, arrows choose and pass over a closed one', async (look) => {
  const screen = await renderPart(<Accounts look={look} />);
  await userEvent.tab();
  const bank = screen.getByRole('radio', { name: '招商银行', exact: true });
  await expect.element(bank).toHaveFocus();
  await expect.element(bank).toHaveAccessibleDescription('储蓄卡 6027');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: '支付宝' })).toBeChecked();
  await expect.element(bank).not.toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(bank).toBeChecked();
});

test('a press anywhere on a card chooses it', async () => {
  const screen = await renderPart(<Accounts look="cards" />);
  await screen.getByText('138****5217').click();
  await expect.element(screen.getByRole('radio', { name: '支付宝' })).toBeChecked();
});
