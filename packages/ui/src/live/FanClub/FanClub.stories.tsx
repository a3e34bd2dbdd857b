import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { FanClub } from './FanClub.tsx';

const standing = { level: 7, closeness: 2_340, from: 2_100, next: 2_800, place: 12 };

const meta = {
  component: FanClub,
  args: {
    badge: say('看台', 'Kop', 'Kop'),
    anchor: say('阿飞说球', 'Alfie on football', 'Phi bình bóng'),
    members: 1_284,
    onJoin: fn(),
    onLeave: fn(),
  },
  render: (args) => (
    <div style={{ width: 360 }}>
      <FanClub {...args} />
    </div>
  ),
} satisfies Meta<typeof FanClub>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For a viewer who is not a member yet. */
export const Default: Story = {};

export const Member: Story = { args: { standing } };

export const States: Story = {
  tags: ['gallery'],
  render: ({ onJoin, onLeave, ...args }) => (
    <Gallery>
      {[
        { ...args, onJoin },
        { ...args, anchor: say('北看台', 'North Stand', 'Khán đài Bắc'), onLeave, standing },
        {
          ...args,
          anchor: say('蓝桥', 'The Bridge', 'Cầu Xanh'),
          onLeave,
          standing: { level: 20, closeness: 25_000, from: 19_000, place: 1 },
        },
        { ...args, anchor: say('铁口', 'Iron Mike', 'Miệng Thép'), members: 1 },
      ].map((props, index) => (
        <div key={index} style={{ width: 360 }}>
          <FanClub {...props} />
        </div>
      ))}
    </Gallery>
  ),
};

/** Conditions for joining, as the anchor chose them. */
export const Ways: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {([{}, { way: 'request' }, { way: 'waiting' }, { way: 'open', level: 10 }, { way: 'tooLow', level: 30 }] as const).map(
        (props, index) => (
          <div key={index} style={{ width: 360 }}>
            <FanClub {...args} {...props} anchor={`${args.anchor} ${index + 1}`} />
          </div>
        ),
      )}
    </Gallery>
  ),
};

export const LongVietnamese: Story = {
  args: { badge: 'ĐỎĐô', anchor: 'Khán đài phía bắc sân Mỹ Đình', standing },
  parameters: { locale: 'vi' },
};
