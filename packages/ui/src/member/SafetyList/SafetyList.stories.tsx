import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../lab/storykit/say.ts';
import { safetyConditions, safetyItems } from './SafetyList.fixtures.tsx';
import { SafetyBar, SafetyList } from './SafetyList.tsx';

const label = say('账号安全', 'Account security', 'Bảo mật');
const meta = { component: SafetyList, args: { label, items: safetyItems } } satisfies Meta<typeof SafetyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <div style={{ width: 700 }}>
      <SafetyList {...args} />
    </div>
  ),
};
export const WithConditions: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ width: 900, display: 'grid', gap: 16 }}>
      <SafetyBar label={say('提现条件', 'To withdraw', 'Điều kiện rút')} conditions={safetyConditions} />
      <SafetyList {...args} />
    </div>
  ),
};
