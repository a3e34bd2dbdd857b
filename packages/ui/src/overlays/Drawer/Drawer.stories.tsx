import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Checkbox } from '../../forms/Checkbox/index.ts';
import { DialogActions } from '../Dialog/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say, sayAlike } from '../../lab/storykit/say.ts';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const vietnameseLeagues = ['Ngoại hạng Anh', 'La Liga', 'Siêu giải Trung Quốc', 'V.League 1', 'NBA'];
const ownLeagues = [
  say('英超', 'Premier League', 'Ngoại hạng Anh'),
  say('西甲', 'La Liga', 'La Liga'),
  say('中超', 'Chinese Super League', 'Siêu giải Trung Quốc'),
  say('越南联赛', 'V.League 1', 'V.League 1'),
  sayAlike('NBA'),
];
const openWord = say('赛事筛选', 'Filter leagues', 'Lọc giải đấu');

function Opened({ leagues, ...args }: DrawerProps & { leagues: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(leagues.slice(0, 2)));
  const toggle = (league: string, on: boolean) =>
    setChosen(new Set(on ? [...chosen, league] : [...chosen].filter((other) => other !== league)));
  return (
    <>
      <Button tone="outline" onClick={() => setOpen(true)}>
        {openWord}
      </Button>
      <Drawer {...args} open={open} onClose={() => setOpen(false)}>
        {args.children ?? (
          <Gallery>
            {leagues.map((league) => (
              <Checkbox key={league} checked={chosen.has(league)} onCheckedChange={(on) => toggle(league, on)}>
                {league}
              </Checkbox>
            ))}
          </Gallery>
        )}
      </Drawer>
    </>
  );
}

const meta = {
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: openWord,
    description: say('只看选中的赛事', 'Only the ticked ones are shown', 'Chỉ hiện các giải được chọn'),
    footer: (
      <DialogActions
        confirm={say('显示 28 场', 'Show 28 matches', 'Hiện 28 trận')}
        cancel={say('清空', 'Clear', 'Xóa hết')}
        onConfirm={fn()}
        onCancel={fn()}
      />
    ),
    children: undefined,
  },
  parameters: { stage: 700, bleed: true },
  render: (args) => <Opened {...args} leagues={ownLeagues} />,
  play: async () => {
    await userEvent.click(await within(document.body).findByRole('button', { name: openWord }));
    await within(document.body).findByRole('dialog');
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };

export const Start: Story = { args: { side: 'start', size: 's' } };

export const Bottom: Story = { args: { side: 'bottom', size: 's' } };

export const Tall: Story = {
  args: {
    size: 'l',
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>{say(`第 ${line + 1} 轮`, `Round ${line + 1}`, `Vòng ${line + 1}`)}</p>
    )),
  },
};

export const LongVietnamese: Story = {
  render: (args) => <Opened {...args} leagues={vietnameseLeagues} />,
  parameters: { locale: 'vi' },
  args: {
    size: 's',
    title: 'Lọc các giải đấu mà bạn muốn theo dõi trong bảng tỷ số',
    description: 'Những giải không được chọn sẽ ẩn khỏi bảng tỷ số trực tiếp và lịch thi đấu.',
    footer: <DialogActions confirm="Hiện 28 trận" cancel="Xóa hết" onConfirm={fn()} onCancel={fn()} />,
  },
};
