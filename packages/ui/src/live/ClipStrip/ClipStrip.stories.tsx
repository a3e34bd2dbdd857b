import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../../feedback/EmptyState/index.ts';
import { longClip } from '../ClipCard/ClipCard.fixtures.ts';
import { clipStrip, fullStrip } from './ClipStrip.fixtures.ts';
import { wide, narrow } from './ClipStrip.stories.css.ts';
import { ClipStrip } from './ClipStrip.tsx';
import { say } from '../../lab/storykit/say.ts';

const meta = { component: ClipStrip, args: clipStrip } satisfies Meta<typeof ClipStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div className={wide}>
      <ClipStrip {...args} more={{ href: '/video-list', label: say('全部片段', 'All clips', 'Tất cả clip') }} />
    </div>
  ),
};

export const ScrollsSideways: Story = {
  render: () => (
    <div className={narrow}>
      <ClipStrip {...fullStrip} />
    </div>
  ),
};
export const Loading: Story = { args: { clips: [], status: 'loading' } };
export const Failed: Story = { args: { clips: [], status: 'error', onRetry: () => undefined } };
export const Empty: Story = {
  args: { clips: [], empty: <EmptyState title={say('还没有片段', 'No clips yet', 'Chưa có clip')} drawing={null} /> },
};
export const LongVietnamese: Story = {
  args: { clips: [longClip, { ...longClip, id: '8' }] },
  parameters: { locale: 'vi' },
};
