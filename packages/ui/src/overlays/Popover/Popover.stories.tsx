import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  args: {
    label: say('下载 App', 'Get the app', 'Tải ứng dụng'),
    trigger: <Button tone="outline">{say('下载', 'Download', 'Tải về')}</Button>,
    defaultOpen: true,
    align: 'start',
    children: (
      <>
        <p>{say('场边 App', 'Pitchside app', 'Ứng dụng Pitchside')}</p>
        <p>{say('进球比电视早一步响', 'Goals ring before the telly', 'Bàn thắng báo sớm hơn TV')}</p>
      </>
    ),
  },
  parameters: { stage: 240 },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const LongVietnamese: Story = {
  args: {
    label: 'Tải ứng dụng',
    trigger: <Button tone="outline">Tải ứng dụng</Button>,
    children: 'Ứng dụng báo bàn thắng sớm hơn truyền hình một nhịp',
  },
  parameters: { locale: 'vi' },
};
