import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say, sayAlike } from '../../lab/storykit/say.ts';
import { PhoneProfile } from './PhoneProfile.tsx';

const meta = {
  component: PhoneProfile,
  args: {
    seed: 'zhou',
    name: say('北看台老周', 'NorthStandZhou', 'LãoChuKhánĐàiBắc'),
    number: sayAlike('ID 80451276'),
    level: 23,
    balance: 12_860,
    balanceLabel: say('黄钻余额', 'Diamonds', 'Kim cương'),
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
        <PhoneProfile {...args} seed="long" name={sayAlike('CầuThủThứMườiHaiKhánĐàiBắc')} level={120} balance={123_456_789} />
      </Gallery>
    </div>
  ),
};
