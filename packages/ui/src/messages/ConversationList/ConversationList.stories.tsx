import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Input } from '../../forms/Input/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { conversations } from './ConversationList.fixtures.ts';
import { low, panel, slim } from '../../lab/storykit/sidePanel.css.ts';
import { ConversationList, type ConversationListProps } from './ConversationList.tsx';

const searchWords = say('搜索联系人、群', 'Search people and groups', 'Tìm người và nhóm');

function Panel({ look = '', words = searchWords, value, ...props }: ConversationListProps & { look?: string; words?: string }) {
  const [query, setQuery] = useState('');
  const found = props.conversations.filter(({ name }) => name.includes(query));
  return (
    <div className={`${panel} ${look}`}>
      <ConversationList
        {...props}
        defaultValue={value}
        conversations={found}
        empty={query ? 'notFound' : 'none'}
        head={
          <Input
            label={words}
            labelHidden
            placeholder={words}
            icon={<Search size={16} aria-hidden />}
            value={query}
            onValueChange={setQuery}
          />
        }
      />
    </div>
  );
}

const meta = {
  component: ConversationList,
  args: { conversations, value: 'zhou', onValueChange: fn(), onRetry: fn(), timeZone: 'Asia/Shanghai' },
  render: (args) => <Panel {...args} />,
} satisfies Meta<typeof ConversationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      <Panel {...args} look={low} />
      <Panel {...args} look={slim} value="afei" />
      <Panel {...args} look={low} conversations={[]} status="loading" />
      <Panel {...args} look={low} conversations={[]} status="error" />
      <Panel {...args} look={low} conversations={[]} />
    </Gallery>
  ),
};

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: {
    conversations: [
      {
        id: 'a',
        name: 'Người hâm mộ Quảng Ngãi chờ cả mùa giải',
        label: 'anchor',
        unread: 120,
        last: {
          body: { type: 'text', text: 'Đường chuyền quá đẳng cấp, không ai kèm ở cột xa cả!' },
          side: 'other',
          author: 'Nguyễn Thị Ngọc Ánh',
          at: Date.UTC(2026, 10, 18, 3),
        },
      },
      {
        id: 'b',
        name: '',
        muted: true,
        unread: 3,
        draft: 'Mai mình gửi vé nhé, nhớ mang khăn cổ động',
        last: { body: { type: 'text', text: '' }, side: 'own', at: Date.UTC(2026, 10, 19, 3) },
      },
    ],
    value: 'b',
  },
  render: (args) => <Panel {...args} words="Tìm người và nhóm" />,
};
