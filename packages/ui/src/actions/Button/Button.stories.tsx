import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from 'lucide-react';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Button, buttonTones } from './Button.tsx';

const meta = { component: Button, args: { children: say('进入直播间', 'Watch live', 'Vào phòng') } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {buttonTones.map((tone) => (
        <Gallery key={tone} direction="row">
          <Button {...args} tone={tone} />
          <Button {...args} tone={tone} size="s" icon={<Radio size={16} aria-hidden />} />
          <Button {...args} tone={tone} size="l" />
          <Button {...args} tone={tone} disabled />
          <Button {...args} tone={tone} loading />
        </Gallery>
      ))}
    </Gallery>
  ),
};

/** Under reduced motion the spinner stands still and still means loading. */
export const LoadingReducedMotion: Story = { args: { loading: true }, parameters: { motion: 'reduced' } };

export const LongVietnameseNarrow: Story = {
  args: { children: 'Vào phòng trực tiếp ngay bây giờ cùng cả khán đài', stretch: true },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Button {...args} />
    </div>
  ),
};
