import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Popover } from '../Popover/index.ts';
import { vars } from '../theme/index.ts';
import { ThemeScope } from './ThemeScope.tsx';

const meta = {
  component: ThemeScope,
  args: {
    theme: 'night',
    children: (
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start', padding: 16, background: vars.color.surface1 }}>
        <p>看台的灯亮了</p>
        <Popover label="菜单" defaultOpen trigger={<Button tone="outline">打开</Button>}>
          浮层也在同一片灯光下
        </Popover>
      </div>
    ),
  },
  parameters: { stage: 260 },
} satisfies Meta<typeof ThemeScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NightByDay: Story = {};
export const DayByNight: Story = { args: { theme: 'day' }, parameters: { theme: 'night' } };
