import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame } from 'lucide-react';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Chip, chipTones } from './Chip.tsx';

const meta = { component: Chip, args: { children: say('英超', 'Premier League', 'Ngoại hạng Anh') } } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {chipTones.map((tone) => (
        <Gallery key={tone} direction="row">
          <Chip {...args} tone={tone} />
          <Chip {...args} tone={tone} size="m" icon={<Flame size={12} aria-hidden />} />
          <Chip {...args} tone={tone} size="l" />
        </Gallery>
      ))}
    </Gallery>
  ),
};

export const Acts: Story = {
  render: (args) => (
    <Gallery direction="row">
      <Chip {...args} size="l" onPress={fn()} pressed={false} />
      <Chip {...args} size="l" onPress={fn()} pressed />
      <Chip {...args} size="l" onPress={fn()} onRemove={fn()}>
        {say('勇士 湖人', 'Warriors Lakers', 'Warriors Lakers')}
      </Chip>
    </Gallery>
  ),
};
