import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Table } from '../../lists/Table/index.ts';
import { TwoLines } from '../../lists/TwoLines/index.ts';
import { card, graveWords, longCard } from './Card.fixtures.ts';
import { Card, CardBleed, CardFoot, CardHead, cardTones } from './Card.tsx';

const meta = { component: Card, args: card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const sum = say('改了 2 项', '2 changes', '2 thay đổi');
const acts = (
  <>
    <Button tone="outline">{say('放弃', 'Discard', 'Bỏ')}</Button>
    <Button>{say('保存', 'Save', 'Lưu')}</Button>
  </>
);

export const Default: Story = {};

export const Tones: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <Card
        {...args}
        aside={
          <Button size="s" tone="outline">
            {say('全部下线', 'Log out all', 'Đăng xuất hết')}
          </Button>
        }
        foot={acts}
      />
      {cardTones
        .filter((tone) => tone !== 'plain')
        .map((tone) => (
          <Card key={tone} tone={tone} padding="small">
            {tone === 'critical' ? graveWords : args.children}
          </Card>
        ))}
    </Gallery>
  ),
};

const rows = [
  { id: 'mac', name: 'Chrome 141 · macOS', place: say('上海', 'Shanghai', 'Thượng Hải') },
  { id: 'phone', name: 'Safari 26 · iPhone', place: say('杭州', 'Hangzhou', 'Hàng Châu') },
];
const table = (
  <CardBleed>
    <Table
      caption={say('登录设备', 'Logged-in devices', 'Thiết bị đăng nhập')}
      captionHidden
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { id: 'name', head: say('设备', 'Device', 'Thiết bị'), cell: ({ name }) => name },
        { id: 'place', head: say('地点', 'Place', 'Nơi'), cell: ({ place }) => place },
      ]}
    />
  </CardBleed>
);

/** Full-bleed content takes the card's sides and corners, not its own. */
export const WithTable: Story = { args: { children: table } };
export const StackedWithTable: Story = {
  args: { stacked: true, children: [<p key="words">{card.children}</p>, <div key="t">{table}</div>] },
};
export const OnlyATable: Story = { args: { title: undefined, hint: undefined, padding: 'none', children: table } };

/** Cards inside a card with `blocks` have no frames of their own. */
export const WithBlocks: Story = {
  args: {
    title: undefined,
    hint: undefined,
    blocks: true,
    padding: 'none',
    children: (
      <div style={{ display: 'grid', gap: 24, padding: 16 }}>
        <Card {...card} stacked />
        <Card stacked title={sum}>
          {table}
        </Card>
      </div>
    ),
  },
};

export const FootThatStays: Story = {
  args: {
    as: 'form',
    children: (
      <>
        <div style={{ height: 320 }}>{card.children}</div>
        <CardFoot stays acts={acts}>
          {sum}
        </CardFoot>
      </>
    ),
  },
};

export const WithHead: Story = {
  args: {
    title: undefined,
    hint: undefined,
    children: (
      <>
        <CardHead>
          <TwoLines look="strong" note="W26112001">
            {say('夜场记者', 'Night Reporter', 'Phóng viên đêm')}
          </TwoLines>
        </CardHead>
        {card.children}
      </>
    ),
  },
};

export const LongVietnamese: Story = {
  args: { ...longCard, acts },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Card {...args} />
    </div>
  ),
};
