import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { LeagueBadge } from './LeagueBadge.tsx';

const meta = { component: LeagueBadge, args: { leagueId: 'epl', size: 64 } } satisfies Meta<typeof LeagueBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Badges: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery direction="row">
      {['epl', 'liga', 'bl1', 'sa', 'csl', 'ucl', 'vleague', 'nba'].map((id) => (
        <LeagueBadge key={id} leagueId={id} size={40} />
      ))}
      <LeagueBadge leagueId="epl" color="oklch(0.45 0.19 305)" size={72} />
      <LeagueBadge leagueId="epl" />
    </Gallery>
  ),
};
