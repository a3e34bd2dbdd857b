import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { gifts } from '../GiftPicture/GiftPicture.fixtures.ts';
import { banners } from './ComboBanner.fixtures.ts';
import { ComboBanner } from './ComboBanner.tsx';

const meta = { component: ComboBanner, args: banners.hot } satisfies Meta<typeof ComboBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The plate follows the diamonds in the combo, the edge the sender's rank. */
export const Ranks: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {Object.entries(banners).map(([key, args]) => (
        <ComboBanner key={key} {...args} />
      ))}
    </Gallery>
  ),
};

export const LongVietnameseNarrow: Story = {
  args: {
    member: { id: 'vi', nickname: 'Cổ động viên Quảng Ngãi lâu năm', rank: 'legend' },
    gift: { ...gifts.armband, name: 'Băng đội trưởng danh dự' },
    count: 13_140,
    total: 11_668_320,
  },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 300 }}>
      <ComboBanner {...args} />
    </div>
  ),
};
