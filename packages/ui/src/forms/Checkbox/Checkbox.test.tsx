import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Checkbox } from './Checkbox.tsx';

function Remember() {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox checked={checked} onCheckedChange={setChecked}>
      记住账号
    </Checkbox>
  );
}

test('a press on the words and the space key both tick it', async () => {
  const screen = await renderPart(<Remember />);
  const box = screen.getByRole('checkbox', { name: '记住账号' });
  await screen.getByText('记住账号').click();
  await expect.element(box).toBeChecked();
  (box.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(box).not.toBeChecked();
});
