import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { say } from '../../lab/storykit/say.ts';
import type { DanmakuAnswer } from '../DanmakuComposer/composerState.ts';
import { hornFrom, hornRooms } from './HornForm.fixtures.ts';
import { HornForm } from './HornForm.tsx';

const words = say('加时还剩 40 秒平分，速来', 'Level with 40 seconds to go, come now', 'Còn 40 giây, đang hoà, vào ngay');
const write = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.type(within(canvasElement).getByRole('textbox'), words);
};

const meta = {
  component: HornForm,
  args: {
    rooms: hornRooms,
    from: hornFrom,
    price: 300,
    balance: 12_806,
    onSend: fn((): DanmakuAnswer => true),
    onRecharge: fn(),
  },
  render: (args) => (
    <div style={{ width: 640 }}>
      <HornForm {...args} />
    </div>
  ),
} satisfies Meta<typeof HornForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Written: Story = { play: write };
/** The balance does not reach. */
export const Short: Story = { args: { balance: 8 } };
/** The viewer's own limit is too low. */
export const Capped: Story = { args: { allowance: 20 } };
/** No live room. */
export const NoRooms: Story = { args: { rooms: [] } };
export const NarrowVietnamese: Story = {
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 320 }}>
      <HornForm
        {...args}
        rooms={[{ id: '1', title: 'Đại chiến ngôi đầu bảng, thắng là lên đỉnh', nickname: 'Cổ động viên Quảng Ngãi lâu năm' }]}
      />
    </div>
  ),
};
