import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { IconButton } from '../../actions/IconButton/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { Menu } from './Menu.tsx';
import { match, moderation } from './Menu.fixtures.tsx';

const words = say('管理观众', 'Moderate viewer', 'Quản lý người xem');

const meta = {
  component: Menu,
  args: { trigger: <Button tone="outline">{words}</Button>, entries: moderation },
  parameters: { stage: 340 },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open(name: string) {
  const button = () => within(document.body).findByRole('button', { name });
  await userEvent.hover(await button());
  // The menu's code is there, so that a press opens it as it does ever after.
  await waitFor(async () => expect(await button()).toHaveAttribute('aria-expanded'));
  await userEvent.click(await button());
  await within(document.body).findByRole('menu');
}

export const Default: Story = { play: () => open(words) };

export const Kinds: Story = {
  tags: ['gallery'],
  args: { entries: match },
  play: () => open(words),
};

export const Submenu: Story = {
  play: async () => {
    await open(words);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await within(document.body).findByRole('menuitem', { name: /60/ });
  },
};

const more = say('更多', 'More', 'Thêm');
export const OnAnIcon: Story = {
  args: { trigger: <IconButton label={more} icon={<Ellipsis size={20} aria-hidden />} />, entries: match },
  play: () => open(more),
};

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: {
    trigger: <Button tone="outline">Thêm</Button>,
    entries: [
      { id: 'remind', label: 'Nhắc tôi mười lăm phút trước khi trận đấu giữa hai đội bắt đầu', shortcut: 'N' },
      {
        id: 'assistant',
        label: 'Đặt làm trợ lý của phòng trực tiếp',
        disabledReason: 'Chỉ BLV mới có quyền thêm trợ lý cho phòng này',
      },
      { id: 'kick', label: 'Mời người này ra khỏi phòng', tone: 'critical' },
    ],
  },
  play: () => open('Thêm'),
};
