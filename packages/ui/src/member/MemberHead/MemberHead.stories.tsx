import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { storyUrl } from '../../pictures/storyCover.ts';
import { fullCells, memberHead, walletCells } from './MemberHead.fixtures.tsx';
import { MemberHead } from './MemberHead.tsx';

const meta = { component: MemberHead, args: memberHead } satisfies Meta<typeof MemberHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Heads: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <div style={{ width: '100%' }}>
        <MemberHead {...args} />
      </div>
      <div style={{ width: '100%' }}>
        <MemberHead {...args} club={undefined} experience={undefined} cells={walletCells.slice(0, 1)} />
      </div>
    </Gallery>
  ),
};
/** On pages of 1280 and 1440: the name keeps its room beside the widest board. */
export const FullBoard: Story = {
  args: { cells: fullCells },
  render: (args) => (
    <Gallery>
      {[1232, 1392].map((width) => (
        <div key={width} style={{ width }}>
          <MemberHead {...args} />
        </div>
      ))}
    </Gallery>
  ),
};
export const Covered: Story = { args: { cover: storyUrl({ kind: 'fans', seed: 'stand' }) } };
export const Titled: Story = {
  args: {
    cells: [
      ...walletCells.slice(0, 1),
      { id: 'room', label: '正在直播', amount: '榜首六分战，赢球就登顶：曼城对阿森纳，国语解说一直陪到补时', titled: true },
    ],
  },
};
export const LongVietnameseNarrow: Story = {
  args: { member: { id: 'long', nickname: 'Khán đài phía Bắc mãi mãi không bao giờ ngủ' } },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 720 }}>
      <MemberHead {...args} />
    </div>
  ),
};
