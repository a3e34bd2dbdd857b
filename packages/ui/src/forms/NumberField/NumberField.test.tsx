import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { UiProvider } from '../../theme/UiProvider/index.ts';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function Sum(props: Partial<NumberFieldProps>) {
  const [value, setValue] = useState<number | null>(500);
  return (
    <>
      <NumberField label="金额" value={value} onValueChange={setValue} min={100} max={5000} step={100} {...props} />
      <output>{String(value)}</output>
    </>
  );
}

test('full-width and grouped digits are read, and written plainly when the field is left', async () => {
  const screen = await renderPart(<Sum />);
  const input = screen.getByRole('textbox', { name: '金额' });
  await input.fill('１，２００');
  await userEvent.tab();
  await expect.element(input).toHaveValue('1,200');
  await expect.element(screen.getByText('1200', { exact: true })).toBeVisible();
});

test('what passes an end comes back to it when the field is left', async () => {
  const screen = await renderPart(<Sum />);
  const input = screen.getByRole('textbox');
  await input.fill('9000');
  await userEvent.tab();
  await expect.element(input).toHaveValue('5,000');
  await expect.element(screen.getByRole('button', { name: '增加' })).toBeDisabled();
});

test('what passes an end stays as it was typed where it is kept, and is marked as wrong', async () => {
  const screen = await renderPart(<Sum keepsTyped />);
  const input = screen.getByRole('textbox');
  for (const typed of ['9000', '-1']) {
    await input.fill(typed);
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await userEvent.tab();
    await expect.element(screen.getByText(typed, { exact: true })).toBeVisible();
  }
  await input.fill('600');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});

test.each([
  ['zh', '1,5'],
  ['vi', '1.5'],
] as const)('in %s nobody pays fifteen who typed "%s" where it is kept, and thousands are read', async (locale, typed) => {
  const screen = await renderPart(<Sum keepsTyped />, { locale });
  const [input, value] = [screen.getByRole('textbox'), screen.getByRole('status')];
  await input.fill(typed);
  await expect.element(value).toHaveTextContent('null');
  await userEvent.tab();
  await expect.element(value).toHaveTextContent('null');
  await input.fill(`1${typed[1]}200`);
  await expect.element(value).toHaveTextContent('1200');
  await userEvent.tab();
  await expect.element(value).toHaveTextContent('1200');
});

test('what is pasted into what is kept is read as if it had been typed', async () => {
  const screen = await renderPart(<Sum keepsTyped />);
  const input = screen.getByRole('textbox');
  await input.fill('1,200');
  await input.click();
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  await userEvent.cut();
  await userEvent.paste();
  await expect.element(screen.getByRole('status')).toHaveTextContent('1200');
});

test('arrows, Home and End step it; the steppers do the same', async () => {
  const screen = await renderPart(<Sum />);
  const input = screen.getByRole('textbox');
  await input.click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(input).toHaveValue('600');
  await userEvent.keyboard('{Home}');
  await expect.element(input).toHaveValue('100');
  await screen.getByRole('button', { name: '增加' }).click();
  await expect.element(input).toHaveValue('200');
  await screen.getByRole('button', { name: '减少' }).click();
  await expect.element(input).toHaveValue('100');
  await expect.element(screen.getByRole('button', { name: '减少' })).toBeDisabled();
});

test('an emptied field is null, and letters do not get in', async () => {
  const screen = await renderPart(<Sum />);
  const input = screen.getByRole('textbox');
  await input.fill('');
  await expect.element(screen.getByText('null')).toBeVisible();
  await input.click();
  await userEvent.keyboard('3a');
  await expect.element(input).toHaveValue('3');
});

test.each([
  ['zh', '0,5'],
  ['en', '0,5'],
  ['vi', '0.5'],
] as const)('in %s a field reads no five where "%s" was typed', async (locale, typed) => {
  const screen = await renderPart(<Sum min={0} />, { locale });
  const [input, value] = [screen.getByRole('textbox'), screen.getByRole('status')];
  await input.fill(typed);
  await expect.element(value).toHaveTextContent('null');
  await userEvent.tab();
  await expect.element(value).toHaveTextContent('null');
});

test('a host that names its language as programs do gets a field in that language', async () => {
  const screen = await renderPart(
    <UiProvider locale="pt_BR">
      <Sum />
    </UiProvider>,
  );
  const input = screen.getByRole('textbox');
  await input.fill('1.200,5');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1200.5');
});
