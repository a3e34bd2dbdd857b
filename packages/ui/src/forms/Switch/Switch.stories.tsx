import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

function Turned(props: SwitchProps) {
  const [checked, setChecked] = useState(props.checked);
  return <Switch {...props} checked={checked} onCheckedChange={setChecked} />;
}

const goals = say('进球提醒', 'Goal alerts', 'Báo bàn thắng');

const meta = {
  component: Switch,
  args: { children: goals, checked: true, onCheckedChange: fn() },
  render: (args) => <Turned {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Turned {...args} />
      <Turned {...args} checked={false} />
      <Gallery direction="row">
        <Turned {...args} loading />
        <Turned {...args} checked={false} loading />
      </Gallery>
      <Gallery direction="row">
        <Turned {...args} disabled />
        <Turned {...args} checked={false} disabled />
      </Gallery>
      <Gallery direction="row">
        <Turned {...args} labelHidden />
        <Turned {...args} labelHidden checked={false} />
      </Gallery>
    </Gallery>
  ),
};

/** Rows of a settings card: label first, the switch at the far end. */
export const Settings: Story = {
  render: (args) => (
    <div style={{ width: 320, display: 'grid', gap: 16 }}>
      <Turned {...args} side="end" note={say('弹窗一次，响一声', 'One popup, one sound', 'Hiện một lần, kêu một tiếng')} />
      <Turned {...args} side="end" checked={false} note={say('只在全屏时飞过', 'In full screen alone', 'Chỉ khi toàn màn hình')}>
        {say('礼物与进场', 'Gifts and entrances', 'Quà và lượt vào phòng')}
      </Turned>
      <Turned {...args} side="end" loading>
        {say('新用户注册', 'New sign-ups', 'Cho đăng ký mới')}
      </Turned>
    </div>
  ),
};

export const LongVietnameseNarrow: Story = {
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 220 }}>
      <Turned {...args} side="end" note="Chỉ dành cho những trận bạn đã lưu trong danh sách yêu thích">
        Thông báo ngay khi có bàn thắng được ghi
      </Turned>
    </div>
  ),
};
