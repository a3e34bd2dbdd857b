import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { FormField } from '../FormField/index.ts';
import { longPermissions, permissions } from './CheckboxGroup.fixtures.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const label = say('权限', 'Permissions', 'Quyền');
const meta = {
  component: CheckboxGroup,
  args: { label, options: permissions, defaultValue: ['scores'], onValueChange: fn() },
  render: (args) => (
    <div style={{ width: 280 }}>
      <CheckboxGroup {...args} />
    </div>
  ),
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <CheckboxGroup {...args} />
      <CheckboxGroup {...args} label={say('关着', 'Off', 'Đang tắt')} disabled />
      <FormField label={label} error={say('至少选一项', 'Choose at least one', 'Chọn ít nhất một mục')}>
        <CheckboxGroup options={permissions} />
      </FormField>
    </Gallery>
  ),
};

export const LongVietnameseNarrow: Story = {
  args: { label: 'Quyền', options: longPermissions, defaultValue: ['one'] },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 220 }}>
      <CheckboxGroup {...args} />
    </div>
  ),
};
