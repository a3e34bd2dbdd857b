import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { Card } from '../../frame/Card/index.ts';
import { NearGroup } from './NearGroup.tsx';

const meta = {
  component: NearGroup,
  args: {
    children: (
      <Card padding="small" aria-label={say('一条帖子', 'A post', 'Một bài')}>
        {say('近处的内容照常显示。', 'What is near stands as usual.', 'Nội dung ở gần hiện như thường.')}
      </Card>
    ),
  },
} satisfies Meta<typeof NearGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
