import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { fn } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { longTasks, tasks } from './TaskList.fixtures.ts';
import { TaskList } from './TaskList.tsx';

const Panel = ({ children }: { children: ReactNode }) => <div style={{ width: 352 }}>{children}</div>;

const meta = { component: TaskList, args: { tasks, onClaim: fn(), onRetry: fn(), allHref: '#tasks' } } satisfies Meta<typeof TaskList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  tags: ['gallery'],
  args: { claiming: ['watch'] },
  render: (args) => (
    <Gallery>
      <TaskList {...args} claiming={[]} title={say('新手任务', 'First steps', 'Nhiệm vụ người mới')} />
      <Gallery direction="row">
        <Panel>
          <TaskList {...args} size="compact" />
        </Panel>
        <Panel>
          <TaskList {...args} size="compact" tasks={[]} />
        </Panel>
      </Gallery>
    </Gallery>
  ),
};

export const OnTheWay: Story = {
  render: (args) => (
    <Gallery>
      {(['loading', 'error'] as const).map((status) => (
        <Gallery key={status} direction="row">
          <div style={{ width: 560 }}>
            <TaskList {...args} tasks={undefined} status={status} />
          </div>
          <Panel>
            <TaskList {...args} tasks={undefined} status={status} size="compact" />
          </Panel>
        </Gallery>
      ))}
    </Gallery>
  ),
};

export const Empty: Story = {
  args: { tasks: [], emptyAction: <ButtonLink href="#live">{say('去看直播', 'Watch live', 'Xem trực tiếp')}</ButtonLink> },
};

export const LongVietnamese: Story = {
  args: { tasks: longTasks },
  parameters: { locale: 'vi' },
  render: (args) => (
    <Gallery>
      <div style={{ width: 560 }}>
        <TaskList {...args} />
      </div>
      <Panel>
        <TaskList {...args} size="compact" />
      </Panel>
    </Gallery>
  ),
};
