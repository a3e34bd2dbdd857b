import type { Meta, StoryObj } from '@storybook/react-vite';
import { members } from '../ComboBanner/ComboBanner.fixtures.ts';
import { nobleRanks } from '../NobleMark/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { EntryRibbon } from './EntryRibbon.tsx';

const { acheng, guo, me } = members;
const meta = { component: EntryRibbon, args: { names: [acheng.nickname], rank: 'captain' } } satisfies Meta<typeof EntryRibbon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RanksAndCrowds: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {nobleRanks.map((rank) => (
        <Gallery key={rank} direction="row">
          <EntryRibbon names={[me.nickname]} rank={rank} />
          <EntryRibbon names={[me.nickname]} rank={rank} place="chat" />
        </Gallery>
      ))}
      <EntryRibbon names={[guo.nickname, acheng.nickname]} rank="icon" />
      <EntryRibbon names={[guo.nickname, acheng.nickname]} total={5} rank="icon" />
    </Gallery>
  ),
};

export const LongVietnameseNarrow: Story = {
  args: { names: ['Cổ động viên Quảng Ngãi lâu năm', 'Người hâm mộ Thành phố Hồ Chí Minh'], total: 128, rank: 'legend' },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 300 }}>
      <EntryRibbon {...args} />
    </div>
  ),
};
