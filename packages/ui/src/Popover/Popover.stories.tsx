import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  component: Popover,
  args: {
    label: '下载 App',
    trigger: <Button tone="outline">下载</Button>,
    defaultOpen: true,
    align: 'start',
    children: (
      <>
        <p>场边 App</p>
        <p>进球比电视早一步响</p>
      </>
    ),
  },
  parameters: { stage: 240 },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Night: Story = { parameters: { theme: 'night' } };

export const LongVietnamese: Story = { args: { label: 'Tải ứng dụng', trigger: <Button tone="outline">Tải ứng dụng</Button>, children: 'Ứng dụng báo bàn thắng sớm hơn truyền hình một nhịp' }, parameters: { locale: 'vi' } };
