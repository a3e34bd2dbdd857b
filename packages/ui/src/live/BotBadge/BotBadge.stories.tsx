import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { LevelBadge } from '../LevelBadge/index.ts';
import { BotBadge } from './BotBadge.tsx';

const meta = { component: BotBadge } satisfies Meta<typeof BotBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InAChatLine: Story = {
  tags: ['gallery'],
  render: () => (
    <p>
      <LevelBadge level={12} /> {say('比分小助手', 'Score helper', 'Trợ lý tỷ số')} <BotBadge />
      {say('：阿森纳 2-1 切尔西', ': Arsenal 2-1 Chelsea', ': Arsenal - Chelsea 2-1')}
    </p>
  ),
};
