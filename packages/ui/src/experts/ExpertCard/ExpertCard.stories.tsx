import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FollowButton } from '../../actions/FollowButton/index.ts';
import { experts, firstExpert } from './ExpertCard.fixtures.ts';
import { ExpertCard } from './ExpertCard.tsx';

const follow = (name: string, isFollowed = false) => (
  <FollowButton size="s" name={name} state={isFollowed ? 'following' : 'none'} onFollowChange={fn()} />
);
const meta = {
  component: ExpertCard,
  args: { expert: firstExpert, place: 1, action: follow(firstExpert.name) },
  render: (args) => (
    <div style={{ width: 224 }}>
      <ExpertCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ExpertCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const rail: Story['render'] = () => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, 224px)', gap: 16 }}>
    {experts.map((expert, index) => (
      <ExpertCard key={expert.id} expert={expert} place={index + 1} action={follow(expert.name, index === 1)} />
    ))}
  </div>
);
export const Default: Story = {};
export const Rail: Story = { tags: ['gallery'], render: rail };
export const Night: Story = { parameters: { theme: 'night' }, render: rail };
export const Narrow: Story = {
  parameters: { locale: 'en' },
  render: (args) => (
    <div style={{ width: 184 }}>
      <ExpertCard {...args} />
    </div>
  ),
};
