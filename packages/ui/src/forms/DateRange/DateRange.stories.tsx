import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { FormField } from '../FormField/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { DateRange, type DateRangeProps } from './DateRange.tsx';

function Chosen(props: DateRangeProps) {
  const [value, setValue] = useState(props.value);
  return <DateRange {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: DateRange,
  args: {
    label: say('查询时间', 'Dates', 'Thời gian'),
    value: { from: '2026-10-28', to: '2026-11-12' },
    onValueChange: fn(),
    max: '2026-11-21',
    maxMonths: 3,
    timeZone: 'Asia/Shanghai',
  },
  render: (args) => (
    <div style={{ width: 300 }}>
      <Chosen {...args} />
    </div>
  ),
} satisfies Meta<typeof DateRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ width: 300 }}>
      <Gallery>
        <Chosen {...args} />
        <Chosen {...args} value={null} />
        <FormField label={say('查询时间', 'Dates', 'Thời gian')} error={say('请选时间', 'Pick the dates first', 'Hãy chọn ngày')}>
          <Chosen {...args} label={undefined} value={null} />
        </FormField>
        <Chosen {...args} disabled />
      </Gallery>
    </div>
  ),
};

export const Open: Story = { tags: ['gallery'], args: { defaultOpen: true, clearable: true }, parameters: { stage: 500 } };

/** A second press more than three months from the first is not taken, and the panel says why. */
export const TooLong: Story = {
  args: { defaultOpen: true, value: null },
  parameters: { stage: 500 },
  play: async () => {
    const page = within(document.body);
    const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`) ?? document.body;
    await page.findAllByRole('grid');
    await userEvent.click(day('2026-11-18'));
    for (let turn = 0; turn < 3; turn += 1)
      await userEvent.click(page.getByRole('button', { name: say('上个月', 'Previous month', 'Tháng trước đó') }));
    await userEvent.click(day('2026-08-03'));
  },
};

export const LongVietnamese: Story = {
  args: { defaultOpen: true, presets: ['today', 'last7', 'last30', 'thisMonth', 'lastMonth', 'last3Months'] },
  parameters: { locale: 'vi', stage: 500 },
};
