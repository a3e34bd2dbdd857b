import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Play } from 'lucide-react';
import { buttonTones } from '../Button/index.ts';
import { Gallery } from '../storykit/Gallery.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = { component: ButtonLink, args: { href: '#live', children: '进入直播间' } } satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Gallery>
      <Gallery direction="row">
        {buttonTones.map((tone) => (
          <ButtonLink key={tone} {...args} tone={tone} />
        ))}
      </Gallery>
      <Gallery direction="row">
        {(['s', 'm', 'l'] as const).map((size) => (
          <ButtonLink key={size} {...args} size={size} icon={<Play size={16} aria-hidden />} iconAfter={<ArrowRight size={16} aria-hidden />} />
        ))}
      </Gallery>
    </Gallery>
  ),
};

export const Night: Story = { ...Variants, parameters: { theme: 'night' } };
export const Vietnamese: Story = { args: { children: 'Vào phòng trực tiếp', stretch: true }, parameters: { locale: 'vi' } };
