import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { say } from '../../lab/storykit/say.ts';
import { portraits } from './AvatarWall.fixtures.ts';
import { AvatarWall, type AvatarWallProps } from './AvatarWall.tsx';

function Choosing(args: AvatarWallProps) {
  const [value, setValue] = useState(args.value);
  return (
    <div style={{ width: 516 }}>
      <AvatarWall {...args} value={value} onValueChange={setValue} />
    </div>
  );
}
const meta = {
  component: AvatarWall,
  args: {
    label: say('头像墙', 'Avatars', 'Ảnh đại diện'),
    portraits,
    value: 'fans-4',
    onValueChange: () => undefined,
    onUpload: () => undefined,
  },
  render: Choosing,
} satisfies Meta<typeof AvatarWall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Uploading: Story = { args: { progress: 0.42 } };
export const WithoutUpload: Story = { args: { onUpload: undefined, value: '' } };
