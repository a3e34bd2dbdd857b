import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { vars } from '../../theme/index.ts';
import { picks } from './MatchPicker.fixtures.ts';
import { MatchPicker } from './MatchPicker.tsx';
import { MatchPickerSkeleton } from './MatchPickerSkeleton.tsx';

const meta = {
  component: MatchPicker,
  args: { matches: picks, value: 'live', label: say('有画面的比赛', 'Matches with a picture', 'Trận có hình'), timeZone: 'Asia/Shanghai' },
  decorators: [
    (Story) => (
      <div style={{ width: 292, background: vars.color.surface1 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MatchPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Loading: Story = { render: () => <MatchPickerSkeleton /> };
