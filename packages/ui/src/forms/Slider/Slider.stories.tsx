import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { FormField } from '../FormField/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { Slider, type SliderProps } from './Slider.tsx';

function Moved(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return <Slider {...props} value={value} onValueChange={setValue} />;
}

const seconds = (value: number) => say(`${value} 秒`, `${value} s`, `${value} giây`);
const percent = (value: number) => `${value}%`;

const meta = {
  component: Slider,
  args: { label: say('不透明度', 'Opacity', 'Độ đậm'), value: 80, format: percent, onValueChange: fn() },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Moved {...args} />
    </div>
  ),
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ width: 320, display: 'grid', gap: 20 }}>
      <Moved {...args} />
      <Moved {...args} value={0} />
      <Moved {...args} value={100} valueShown={false} />
      <FormField
        label={say('速度', 'Speed', 'Tốc độ')}
        hint={say('一条弹幕飞过画面的时间', 'Time a comment takes to cross', 'Thời gian bình luận bay qua màn hình')}
      >
        <Moved
          value={8}
          min={6}
          max={12}
          format={seconds}
          onValueChange={fn()}
          marks={[
            { value: 6, label: say('快', 'Fast', 'Nhanh') },
            { value: 9, label: say('中', 'Medium', 'Vừa') },
            { value: 12, label: say('慢', 'Slow', 'Chậm') },
          ]}
        />
      </FormField>
      <Moved {...args} value={40} disabled />
    </div>
  ),
};

export const Narrow: Story = {
  args: { label: 'Thời gian hiện', value: 90, min: 30, max: 600, step: 30, format: (value) => `${value / 60} phút mỗi lượt` },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Moved {...args} />
    </div>
  ),
};
