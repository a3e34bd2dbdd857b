import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { PickLine } from './PickLine.tsx';

const handicap = say('让球', 'Handicap', 'Kèo chấp');
const meta = {
  component: PickLine,
  args: { play: handicap },
  render: (args) => (
    <div style={{ width: 460 }}>
      <PickLine {...args} />
    </div>
  ),
} satisfies Meta<typeof PickLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {};
export const Outcomes: Story = {
  tags: ['gallery'],
  render: () => (
    <div style={{ width: 460 }}>
      <Gallery>
        <PickLine play={handicap} />
        <PickLine play={handicap} pick={say('曼城 −0.25', 'Man City −0.25', 'Man City −0.25')} odds={1.92} />
        {(['won', 'half_won', 'void', 'half_lost', 'lost'] as const).map((outcome) => (
          <PickLine
            key={outcome}
            play={say('大小球', 'Over/under', 'Tài xỉu')}
            pick={say('大 2.5/3', 'Over 2.75', 'Tài 2.5-3')}
            odds={1.88}
            outcome={outcome}
          />
        ))}
      </Gallery>
    </div>
  ),
};
