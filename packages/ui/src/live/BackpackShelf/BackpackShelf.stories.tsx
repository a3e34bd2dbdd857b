import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ButtonLink } from '../../actions/ButtonLink/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { useEnvironment } from '../../theme/UiProvider/index.ts';
import { backpackAt } from './BackpackShelf.fixtures.ts';
import { BackpackShelf, type BackpackShelfProps } from './BackpackShelf.tsx';

/** The fixtures' lots, seen from the story's now. */
function FromNow(props: BackpackShelfProps) {
  const { now } = useEnvironment();
  return <BackpackShelf {...props} lots={backpackAt(now())} />;
}

const meta = {
  component: BackpackShelf,
  args: { lots: [], onRetry: fn() },
  render: (args) => (
    <div style={{ width: 760 }}>
      <FromNow {...args} />
    </div>
  ),
} satisfies Meta<typeof BackpackShelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const LoadingEmptyFailed: Story = {
  render: (args) => (
    <Gallery direction="row">
      {[
        { status: 'loading' } as const,
        { action: <ButtonLink href="#tasks">{say('去做任务', 'See tasks', 'Xem nhiệm vụ')}</ButtonLink> },
        { status: 'error' } as const,
      ].map((more, index) => (
        <div key={index} style={{ width: 320 }}>
          <BackpackShelf {...args} {...more} />
        </div>
      ))}
    </Gallery>
  ),
};

export const NarrowVietnamese: Story = {
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 300 }}>
      <FromNow {...args} />
    </div>
  ),
};
