import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { FormField } from '../FormField/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';

function Chosen(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return <DateField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: DateField,
  args: {
    label: say('比赛日', 'Match day', 'Ngày đấu'),
    value: '2026-11-23',
    onValueChange: fn(),
    min: '2026-11-21',
    max: '2027-01-20',
    timeZone: 'Asia/Shanghai',
  },
  render: (args) => (
    <div style={{ width: 300 }}>
      <Chosen {...args} />
    </div>
  ),
} satisfies Meta<typeof DateField>;
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
        <FormField label={say('比赛日', 'Match day', 'Ngày đấu')} error={say('请选日期', 'Pick a day first', 'Hãy chọn ngày')}>
          <Chosen {...args} label={undefined} value={null} />
        </FormField>
        <Chosen {...args} disabled />
      </Gallery>
    </div>
  ),
};

export const Open: Story = { tags: ['gallery'], args: { defaultOpen: true }, parameters: { stage: 420 } };
