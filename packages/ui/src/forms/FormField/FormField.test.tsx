import { useState } from 'react';
import { expect, test } from 'vitest';
import { Combobox } from '../Combobox/index.ts';
import { DateRange } from '../DateRange/index.ts';
import { Input } from '../Input/index.ts';
import { NumberField } from '../NumberField/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { SegmentedControl } from '../SegmentedControl/index.ts';
import { Select } from '../Select/index.ts';
import { Slider } from '../Slider/index.ts';
import { Switch } from '../Switch/index.ts';
import { renderPart } from '../../lab/testing/renderPart.tsx';
import { Textarea } from '../Textarea/index.ts';
import { sportChoices } from './FormField.fixtures.tsx';
import { FormField } from './FormField.tsx';

const noop = () => undefined;
const controls = [
  { name: 'Input', role: 'textbox', control: <Input value="" onValueChange={noop} /> },
  { name: 'Textarea', role: 'textbox', control: <Textarea value="" onValueChange={noop} /> },
  { name: 'NumberField', role: 'textbox', control: <NumberField value={1} onValueChange={noop} /> },
  { name: 'Select', role: 'combobox', control: <Select options={sportChoices} value={null} onValueChange={noop} /> },
  { name: 'Combobox', role: 'combobox', control: <Combobox options={sportChoices} value={null} onValueChange={noop} /> },
  { name: 'RadioGroup', role: 'radiogroup', control: <RadioGroup options={sportChoices} value={null} onValueChange={noop} /> },
  {
    name: 'SegmentedControl',
    role: 'radiogroup',
    control: <SegmentedControl segments={sportChoices} value="football" onValueChange={noop} />,
  },
  { name: 'Switch', role: 'switch', control: <Switch checked onCheckedChange={noop} /> },
] as const;

test.each(controls)('$name takes its name, its refusal and its duty from the field', async ({ role, control }) => {
  const screen = await renderPart(
    <FormField label="分类" required error="请选择分类">
      {control}
    </FormField>,
  );
  const element = screen.getByRole(role, { name: '分类' });
  await expect.element(element).toHaveAccessibleDescription('请选择分类');
  await expect.element(element).toHaveAttribute('aria-invalid', 'true');
  expect(element.element().matches('[required], [aria-required="true"]')).toBe(true);
});

test('a slider and a date range are named and described as well', async () => {
  const screen = await renderPart(
    <>
      <FormField label="音量" hint="只管提示音">
        <Slider value={40} onValueChange={noop} />
      </FormField>
      <FormField label="查询时间" hint="最多三个月">
        <DateRange value={{ from: '2026-11-01', to: '2026-11-21' }} onValueChange={noop} />
      </FormField>
    </>,
  );
  await expect.element(screen.getByRole('slider', { name: '音量' })).toHaveAccessibleDescription('只管提示音');
  await expect
    .element(screen.getByRole('button', { name: /^查询时间 2026\/11\/1\D+2026\/11\/21$/ }))
    .toHaveAccessibleDescription('最多三个月');
});

test('a press on the label brings the focus to a select and does not open it', async () => {
  const screen = await renderPart(
    <FormField label="分类">
      <Select options={sportChoices} value={null} onValueChange={noop} />
    </FormField>,
  );
  await screen.getByText('分类').click();
  const select = screen.getByRole('combobox', { name: '分类' });
  await expect.element(select).toHaveFocus();
  await expect.element(select).toHaveAttribute('aria-expanded', 'false');
});

test('the hint comes back when the refusal goes', async () => {
  function Nickname() {
    const [value, setValue] = useState('');
    return (
      <FormField label="昵称" hint="2 到 16 个字" error={value === '' ? '请填昵称' : undefined}>
        <Input value={value} onValueChange={setValue} />
      </FormField>
    );
  }
  const screen = await renderPart(<Nickname />);
  const input = screen.getByRole('textbox', { name: '昵称' });
  await expect.element(input).toHaveAccessibleDescription('请填昵称');
  await input.fill('老周');
  await expect.element(input).toHaveAccessibleDescription('2 到 16 个字');
  await expect.element(input).toBeValid();
});
