import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from 'lucide-react';
import { say } from '../../lab/storykit/say.ts';
import { siteName } from '../../lab/storykit/siteName.ts';
import { footerColumns, footerContacts, longFooterColumns } from './Footer.fixtures.ts';
import { Footer } from './Footer.tsx';

const meta = {
  component: Footer,
  args: {
    siteName,
    slogan: say(
      '坐在场边看球。直播、比分、数据和懂球的人都在这里。',
      'A seat at the touchline. Streams, scores, data and people who know the game.',
      'Ngồi ngay bên đường biên. Trực tiếp, tỷ số, số liệu và những người hiểu bóng đá.',
    ),
    columns: footerColumns,
    contacts: footerContacts,
    icp: { number: say('ICP 备 2026000000 号', 'ICP 2026000000', 'ICP 2026000000') },
    streamingSoftware: {
      id: 'obs',
      label: say('下载推流软件', 'Get streaming software', 'Tải phần mềm phát sóng'),
      href: 'https://obsproject.com',
    },
    notice: say('理性观赛，文明互动', 'Enjoy the game, respect each other', 'Xem bóng văn minh, tôn trọng nhau'),
  },
  parameters: { bleed: true },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Codes: Story = {
  args: {
    codes: [{ id: 'weibo', label: say('微博', 'Weibo', 'Weibo'), picture: <QrCode size={72} color="black" aria-hidden /> }],
    icp: { number: say('ICP 备 2026000000 号', 'ICP 2026000000', 'ICP 2026000000'), href: 'https://beian.miit.gov.cn' },
  },
};
/** The settings did not answer: nothing is empty. */
export const Bare: Story = {
  args: {
    slogan: undefined,
    contacts: footerContacts.map((contact) => ({ ...contact, value: null })),
    columns: [...footerColumns.slice(0, 1), { id: 'none', title: say('主播', 'Streamers', 'Streamer'), links: [] }],
    icp: undefined,
    streamingSoftware: undefined,
    notice: undefined,
  },
};
export const LongVietnamese: Story = {
  args: {
    columns: longFooterColumns,
    slogan: 'Ngồi ngay bên đường biên. Trực tiếp, tỷ số, số liệu và những người hiểu bóng đá đều ở đây.',
  },
  parameters: { locale: 'vi' },
};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 520 }}>
        <Story />
      </div>
    ),
  ],
};
