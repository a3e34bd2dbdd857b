import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.ts';
import { Popover } from '../../overlays/Popover/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { vars } from '../index.ts';
import { ThemeScope } from './ThemeScope.tsx';

const meta = {
  component: ThemeScope,
  args: {
    theme: 'night',
    children: (
      <div style={{ display: 'grid', gap: 12, justifyItems: 'start', padding: 16, background: vars.color.surface1 }}>
        <p>{say('看台的灯亮了', 'The floodlights are on', 'Đèn sân đã bật')}</p>
        <Popover label={say('菜单', 'Menu', 'Trình đơn')} defaultOpen trigger={<Button tone="outline">{say('打开', 'Open', 'Mở')}</Button>}>
          {say('浮层也在同一片灯光下', 'What floats is under the same lights', 'Lớp nổi cũng chung một ánh đèn')}
        </Popover>
      </div>
    ),
  },
  parameters: { stage: 260 },
} satisfies Meta<typeof ThemeScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NightByDay: Story = { tags: ['gallery'] };
export const DayByNight: Story = { args: { theme: 'day' }, parameters: { theme: 'night' } };
