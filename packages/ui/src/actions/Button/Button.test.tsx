import { expect, test, vi } from 'vitest';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Button } from './Button.tsx';

test('a loading button keeps its name and takes no press', async () => {
  const onClick = vi.fn();
  const screen = await renderPart(
    <Button loading onClick={onClick}>
      发送
    </Button>,
  );
  const button = screen.getByRole('button', { name: '发送' });
  await button.click();
  expect(onClick).not.toHaveBeenCalled();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
});

test('a button is not a submit button unless asked', async () => {
  const screen = await renderPart(<Button>关注</Button>);
  await expect.element(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
