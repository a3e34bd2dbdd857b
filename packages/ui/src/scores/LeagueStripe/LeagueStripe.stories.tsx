import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from '../../actions/Chip/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { LeagueStripe } from './LeagueStripe.tsx';

const premierLeague = say('英超', 'Premier League', 'Ngoại hạng Anh');
const meta = {
  component: LeagueStripe,
  args: { leagueId: 'epl', color: '#3d195b' },
  render: (args) => (
    <Chip size="l" icon={<LeagueStripe {...args} />}>
      {premierLeague}
    </Chip>
  ),
} satisfies Meta<typeof LeagueStripe>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Leagues: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      <Chip size="l" icon={<LeagueStripe {...args} />}>
        {premierLeague}
      </Chip>
      <Chip size="l" icon={<LeagueStripe leagueId="v-league" />}>
        {say('越南联', 'V.League', 'V.League')}
      </Chip>
    </Gallery>
  ),
};
