import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin, UserRound } from 'lucide-react';
import { say, sayAlike } from '../../lab/storykit/say.ts';
import { storyClubs, storyHoops } from '../ScoreTable/clubs.fixtures.ts';
import { ClubHead, ClubHeadSkeleton } from './ClubHead.tsx';

const { mci, rma } = storyClubs;
const [lakers = mci] = Object.values(storyHoops);

const meta = {
  component: ClubHead,
  args: {
    team: mci,
    title: mci.name,
    mark: say('模拟赛季', 'Simulated season', 'Mùa giải mô phỏng'),
    facts: [
      { id: 'country', words: say('英格兰', 'England', 'Anh') },
      { id: 'ground', icon: <MapPin size={16} aria-hidden />, words: say('伊蒂哈德球场', 'Etihad Stadium', 'Sân Etihad') },
      { id: 'coach', icon: <UserRound size={16} aria-hidden />, words: say('主帅 科斯塔', 'Coach Costa', 'HLV Costa') },
    ],
    figures: [
      { id: 'place', value: sayAlike('1'), label: say('名次', 'Place', 'Thứ hạng') },
      { id: 'points', value: sayAlike('28'), label: say('12 轮积分', 'Points after 12', 'Điểm sau 12 vòng') },
      { id: 'goals', value: sayAlike('27:11'), label: say('进失球', 'Goals', 'Bàn thắng') },
    ],
  },
} satisfies Meta<typeof ClubHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A club, one of its players, a white shirt without any facts, a basketball team, and the skeleton. */
export const Heads: Story = {
  tags: ['gallery'],
  render: (args) => (
    <>
      <ClubHead
        {...args}
        title={say('冯德赫', 'Lars van der Hee', 'Lars van der Hee')}
        mark={say('模拟球员', 'Simulated player', 'Cầu thủ mô phỏng')}
        player={{ seed: 'mci_lars-van-der-hee', number: 9 }}
      />
      <br />
      <ClubHead team={rma} title={rma.name} facts={[]} figures={[]} />
      <br />
      <ClubHead {...args} sport="basketball" team={lakers} title={lakers.name} />
      <br />
      <ClubHeadSkeleton />
    </>
  ),
};
