import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { PhoneProfile } from './PhoneProfile.tsx';

const meta = {
  component: PhoneProfile,
  args: {
    seed: 'zhou',
    name: say('北看台老周', 'NorthStandZhou', 'LãoChuKhánĐàiBắc'),
    number: say('ID 80451276', 'ID 80451276', 'ID 80451276'),
    level: 23,
    balance: 12_860,
    balanceLabel: say('黄钻余额', 'Diamond balance', 'Số dư kim cương'),
  },
  render: (args) => (
    <div style={{ width: 390 }}>
      <PhoneProfile {...args} />
    </div>
  ),
} satisfies Meta<typeof PhoneProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Heads: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ width: 390 }}>
      <Gallery>
        <PhoneProfile {...args} />
        <PhoneProfile
          {...args}
          seed="long"
          name={say('CầuThủThứMườiHaiKhánĐàiBắc', 'CầuThủThứMườiHaiKhánĐàiBắc', 'CầuThủThứMườiHaiKhánĐàiBắc')}
          level={120}
          balance={123_456_789}
        />
      </Gallery>
    </div>
  ),
};
