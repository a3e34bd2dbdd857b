import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { FormField } from '../FormField/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';

function Moved(props: RangeSliderProps) {
  const [value, setValue] = useState(props.value);
  return <RangeSlider {...props} value={value} onValueChange={setValue} />;
}

const level = (value: number) => say(`${value} 级`, `Lv ${value}`, `Cấp ${value}`);

const meta = {
  component: RangeSlider,
  args: { label: say('等级', 'Level', 'Cấp'), value: [10, 36], max: 50, format: level, onValueChange: fn() },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Moved {...args} />
    </div>
  ),
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ width: 320, display: 'grid', gap: 20 }}>
      <Moved {...args} />
      <FormField label={say('赔率', 'Odds', 'Tỷ lệ')} hint={say('只看这个区间的方案', 'Picks within this range', 'Kèo trong khoảng này')}>
        <Moved
          {...args}
          label={undefined}
          value={[1.5, 3]}
          min={1}
          max={5}
          step={0.05}
          format={(value) => value.toFixed(2)}
          marks={[1, 3, 5].map((value) => ({ value, label: value.toFixed(2) }))}
        />
      </FormField>
      <Moved {...args} value={[0, 50]} disabled />
    </div>
  ),
};
