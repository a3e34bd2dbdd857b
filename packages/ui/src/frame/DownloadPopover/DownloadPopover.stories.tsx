import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { Header } from '../Header/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { siteName } from '../../lab/storykit/siteName.ts';
import { qrDrawing } from './DownloadPopover.fixtures.tsx';
import { DownloadPopover } from './DownloadPopover.tsx';

const meta = {
  component: DownloadPopover,
  args: {
    appName: say('场边 App', 'Pitchside App', 'Ứng dụng Pitchside'),
    slogan: say('进球比电视早一步响', 'Hears the goal before your TV', 'Báo bàn thắng sớm hơn tivi'),
    qr: qrDrawing,
    ios: '14',
    android: '8',
    pageHref: '#download',
    guideHref: '#guide',
  },
  parameters: { bleed: true, stage: 260 },
  render: (args) => <Header siteName={siteName} items={[]} actions={<DownloadPopover {...args} />} />,
} satisfies Meta<typeof DownloadPopover>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('dialog');
};

export const Default: Story = { play: open, tags: ['gallery'] };
export const CodeOnTheWay: Story = { args: { qr: undefined }, play: open };
export const Bare: Story = { args: { slogan: undefined, ios: undefined, android: undefined, pageHref: undefined }, play: open };
export const LongVietnamese: Story = {
  args: { appName: 'Ứng dụng Pitchside cho điện thoại', slogan: 'Báo bàn thắng sớm hơn truyền hình một nhịp, kể cả khi màn hình đã tắt' },
  play: open,
  parameters: { locale: 'vi' },
};
