import type { Meta, StoryObj } from '@storybook/react-vite';
import { Maximize, Star } from 'lucide-react';
import { buttonTones } from '../Button/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { IconButton } from './IconButton.tsx';

const meta = { component: IconButton, args: { label: say('收藏', 'Save', 'Lưu'), icon: <Star size={20} aria-hidden /> } } satisfies Meta<
  typeof IconButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {buttonTones.map((tone) => (
        <Gallery key={tone} direction="row">
          <IconButton {...args} tone={tone} size="s" icon={<Star size={16} aria-hidden />} />
          <IconButton {...args} tone={tone} />
          <IconButton {...args} tone={tone} size="l" />
          <IconButton {...args} tone={tone} disabled />
          <IconButton {...args} tone={tone} loading />
        </Gallery>
      ))}
    </Gallery>
  ),
};

export const Pressed: Story = {
  render: (args) => (
    <Gallery direction="row">
      <IconButton {...args} pressed={false} />
      <IconButton {...args} pressed icon={<Star size={20} fill="currentColor" aria-hidden />} />
      <IconButton {...args} pressed tone="outline" icon={<Star size={20} fill="currentColor" aria-hidden />} />
    </Gallery>
  ),
};

export const Hint: Story = {
  args: {
    label: say('全屏', 'Full screen', 'Toàn màn hình'),
    shortcut: 'F',
    icon: <Maximize size={20} aria-hidden />,
    hintSide: 'bottom',
    autoFocus: true,
  },
  parameters: { stage: 140 },
};
