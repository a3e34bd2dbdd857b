import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { countries } from './PhoneField.fixtures.ts';
import { PhoneField } from './PhoneField.tsx';
import type { PhoneValue } from './phone.types.ts';

/** The field beside a text to copy from, with the values that it reports. */
function Pasting({ from, countryId = 'CN' }: { from: string; countryId?: string }) {
  const [value, setValue] = useState<PhoneValue>({ countryId, number: '' });
  return (
    <>
      <textarea aria-label="来处" defaultValue={from} />
      <PhoneField countries={countries} value={value} onValueChange={setValue} />
      <output>{[value.countryId, value.number, value.fault].filter((part) => part !== undefined).join(' ')}</output>
    </>
  );
}
const field = () => page.getByRole('textbox', { name: '手机号' });
const status = () => page.getByRole('status');

async function paste(from: string, countryId?: string) {
  await renderPart(<Pasting from={from} {...(countryId !== undefined && { countryId })} />);
  await page.getByRole('textbox', { name: '来处' }).click();
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}');
  await userEvent.copy();
  await field().click();
  await userEvent.paste();
}

test.each([
  ['+86 138-0000-0021', 'CN 13800000021'],
  ['8613800000021', 'CN 13800000021'],
  ['0086 138 0000 0021', 'CN 13800000021'],
  ['(+86)13800000021', 'CN 13800000021'],
  ['１３８００００００２１', 'CN 13800000021'],
  ['＋８６　１３８００００００２１', 'CN 13800000021'],
  ['\u202A+8613800000021\u202C', 'CN 13800000021'],
  ['手机：138 0000 0021', 'CN 13800000021'],
  ['+84 987 654 321', 'VN 987654321'],
  ['+1 (202) 555-0123', 'US 2025550123'],
  ['00852 5123 4567', 'HK 51234567'],
])('a pasted "%s" is %s', async (from, expected) => {
  await paste(from);
  await expect.element(status()).toHaveTextContent(expected);
  const [countryId, number = ''] = expected.split(' ');
  await expect.element(field()).toHaveValue(number);
  const code = countries.find(({ id }) => id === countryId)?.code ?? '';
  await expect.element(page.getByRole('combobox', { name: new RegExp(`\\+${code}$`) })).toBeVisible();
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
});

test('a number is read within the chosen country, with the prefix that people write there', async () => {
  await paste('0987 654 321', 'VN');
  await expect.element(status()).toHaveTextContent('VN 987654321');
});

test.each([
  ['+49 1512 3456789', '+4915123456789', '还不支持这个国家或地区的号码'],
  ['138000000213800000021', '138000000213800000021', '号码太长，请检查'],
  ['138', '138', '手机号不完整'],
  ['138+00000021', '138+00000021', '这不像手机号，请检查'],
])('a pasted "%s" stays whole, and the field says why it is no number', async (from, kept, words) => {
  await paste(from);
  await expect.element(field()).toHaveValue(kept);
  await expect.element(field()).toHaveAccessibleDescription(words);
  await expect.element(field()).toBeInvalid();
});

test('typing is not disturbed: no error before the field is left, a country that is typed goes to the menu', async () => {
  await renderPart(<Pasting from="" />);
  await field().click();
  await userEvent.keyboard('138');
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(field()).toHaveAccessibleDescription('手机号不完整');
  await field().click();
  await userEvent.keyboard('00000021');
  await expect.element(status()).toHaveTextContent('CN 13800000021');
  await field().fill('');
  await userEvent.keyboard('+84987654321');
  await expect.element(status()).toHaveTextContent('VN 987654321');
});

test('another country reads the same digits anew', async () => {
  await paste('2025550123999');
  await expect.element(field()).toBeInvalid();
  await field().fill('12025550123');
  await page.getByRole('combobox').click();
  await page.getByRole('option', { name: /美国/ }).click();
  await expect.element(status()).toHaveTextContent('US 2025550123');
});
