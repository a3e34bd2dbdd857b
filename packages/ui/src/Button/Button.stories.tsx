import type { Meta, StoryObj } from '@storybook/react-vite';
import { Radio } from 'lucide-react';
import { Gallery } from '../storykit/Gallery.tsx';
import { Button, buttonTones } from './Button.tsx';

const meta = { component: Button, args: { children: '进入直播间' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
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

export const LongVietnamese: Story = { args: { children: 'Vào phòng trực tiếp ngay bây giờ', stretch: true } };
