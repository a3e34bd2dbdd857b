import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { MergeStrip } from './MergeStrip.tsx';

const side = (id: string, name: string, first: string, note: string) => ({
  team: { id, name, shortName: name, colors: [first, '#f5a800'] as const },
  note,
});

const meta = {
  component: MergeStrip,
  args: {
    into: side('galatasaray', say('加拉塔萨雷', 'Galatasaray', 'Galatasaray'), '#a32638', say('1,180 场', '1,180 matches', '1.180 trận')),
    from: side(
      'turkiye-galatasaray-sk',
      say('加拉塔萨雷 S.K.', 'Galatasaray S.K.', 'Galatasaray S.K.'),
      '#e0a800',
      say('34 场', '34 matches', '34 trận'),
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ width: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MergeStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 420 }}>
        <Story />
      </div>
    ),
  ],
};
