import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { Calendar, type CalendarProps } from './Calendar.tsx';

function Chosen(props: CalendarProps) {
  const [value, setValue] = useState(props.value);
  return <Calendar {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: Calendar,
  args: { value: '2026-11-21', onValueChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      <Chosen {...args} />
      <Chosen {...args} value="2026-11-12" min="2026-11-10" max="2026-11-26" />
      <Chosen {...args} value={null} />
    </Gallery>
  ),
};
