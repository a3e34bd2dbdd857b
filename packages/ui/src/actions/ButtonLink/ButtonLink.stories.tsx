import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Play } from 'lucide-react';
import { buttonTones } from '../Button/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = { component: ButtonLink, args: { href: '#live', children: say('进入直播间', 'Watch live', 'Vào phòng') } } satisfies Meta<
  typeof ButtonLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Gallery direction="row">
        {buttonTones.map((tone) => (
          <ButtonLink key={tone} {...args} tone={tone} />
        ))}
      </Gallery>
      <Gallery direction="row">
        {(['s', 'm', 'l'] as const).map((size) => (
          <ButtonLink
            key={size}
            {...args}
            size={size}
            icon={<Play size={16} aria-hidden />}
            iconAfter={<ArrowRight size={16} aria-hidden />}
          />
        ))}
      </Gallery>
    </Gallery>
  ),
};

export const LongVietnameseNarrow: Story = {
  args: { children: 'Vào phòng trực tiếp ngay bây giờ cùng cả khán đài', stretch: true },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <ButtonLink {...args} />
    </div>
  ),
};
