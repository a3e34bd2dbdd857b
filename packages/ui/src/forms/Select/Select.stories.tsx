import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlarmClock } from 'lucide-react';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { cities, clubs, reminders } from './Select.fixtures.tsx';
import { Select, type SelectProps } from './Select.tsx';

function Chosen(props: SelectProps) {
  const [value, setValue] = useState(props.value);
  return <Select {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: Select,
  args: { label: say('提醒时间', 'When to remind', 'Nhắc lúc nào'), options: reminders, value: '15', onValueChange: fn() },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Chosen {...args} />
    </div>
  ),
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ width: 280 }}>
      <Gallery>
        <Chosen {...args} value={null} />
        <Chosen {...args} icon={<AlarmClock size={16} aria-hidden />} />
        <Chosen {...args} options={clubs} value="mci" size="l" />
        <Chosen {...args} invalid value={null} />
        <Chosen {...args} disabled />
      </Gallery>
    </div>
  ),
};

export const Open: Story = {
  parameters: { stage: 360 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await within(document.body).findByRole('listbox');
  },
};

export const Groups: Story = {
  ...Open,
  args: { label: say('主队', 'Your club', 'Đội ruột'), options: clubs, value: 'rma' },
  parameters: { stage: 460, theme: 'night' },
};

export const LongVietnamese: Story = {
  ...Open,
  args: { label: 'Thành phố', options: cities, value: 'hn' },
  parameters: { locale: 'vi', stage: 280 },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Chosen {...args} />
    </div>
  ),
};
