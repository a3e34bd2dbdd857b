import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Folded } from './Folded.tsx';

const long = say(
  '第四节 5 分 23 秒到 2 分 10 秒，湖人一分未得。不是运气，是勇士把所有挡拆都换成了前顶后放，逼戴维斯在弧顶做决定。\n三个回合三次失误，比赛就是在这里结束的。第一个回合他想传弱侧，库里提前到位；第二个回合他自己突，追梦在篮下等着；第三个回合他犹豫了一秒，24 秒到了。\n下面把每个回合拆开说，图在最后。',
  'From 5:23 to 2:10 in the fourth the Lakers did not score. No luck in it: the Warriors switched every screen to a hedge and made Davis decide at the top of the arc.\nThree trips, three turnovers, and that was the game. First he looked for the weak side and Curry was there early; then he drove and Draymond stood under the rim; then he waited one second too long and the clock ran out.\nHere is each of them, pictures at the end.',
  'Từ 5:23 đến 2:10 của hiệp bốn, Lakers không ghi được điểm nào. Không phải may rủi: Warriors đổi mọi pha chặn người sang ép cao và bắt Davis quyết định ở đỉnh vòng cung.\nBa lần lên bóng, ba lần mất bóng, trận đấu kết thúc ở đó. Lần đầu anh tìm cánh yếu thì Curry đã đứng sẵn; rồi anh đột phá thì Draymond chờ dưới rổ; rồi anh chần chừ một giây và hết đồng hồ.\nSau đây là từng pha, hình ở cuối.',
);
const short = say(
  '中立球迷路过，67 分钟 6 比 3 的角球，场面差距比比分大。',
  'Neutral here: six corners to three by the 67th says more than the score.',
  'Fan trung lập: 6-3 phạt góc ở phút 67 nói nhiều hơn tỷ số.',
);

const meta = {
  component: Folded,
  args: { children: long },
  render: (args) => (
    <div style={{ width: 520 }}>
      <Folded {...args} />
    </div>
  ),
} satisfies Meta<typeof Folded>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lengths: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {[2, 4].map((lines) => (
        <div key={lines} style={{ width: 520 }}>
          <Folded {...args} lines={lines} />
        </div>
      ))}
      <div style={{ width: 520 }}>
        <Folded>{short}</Folded>
      </div>
    </Gallery>
  ),
};
export const Open: Story = { args: { defaultOpen: true } };
