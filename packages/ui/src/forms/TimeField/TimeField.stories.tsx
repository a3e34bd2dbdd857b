import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { FormField } from '../FormField/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { TimeField, type TimeFieldProps } from './TimeField.tsx';

function Chosen(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TimeField {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: TimeField,
  args: { label: say('开播时间', 'Start time', 'Giờ lên sóng'), value: '20:05', onValueChange: fn() },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Chosen {...args} />
    </div>
  ),
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ width: 240 }}>
      <Gallery>
        <Chosen {...args} label={say('原来的', 'As it was', 'Như cũ')} value="19:37" />
        <Chosen {...args} label={say('还没选', 'Not chosen', 'Chưa chọn')} value={null} />
        <FormField label={say('开播时间', 'Start time', 'Giờ lên sóng')} error={say('请选时间', 'Pick a time first', 'Hãy chọn giờ')}>
          <Chosen {...args} label={undefined} value={null} />
        </FormField>
        <Chosen {...args} label={say('不可改', 'Fixed', 'Không đổi')} disabled />
      </Gallery>
    </div>
  ),
};
