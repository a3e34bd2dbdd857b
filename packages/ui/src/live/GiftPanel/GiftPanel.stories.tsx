import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { SpendGuard } from '../SpendGuard/index.ts';
import { ComboButton } from './ComboButton.tsx';
import { backpack, shelf, storyNow } from './GiftPanel.fixtures.ts';
import { GiftPanel } from './GiftPanel.tsx';
import { GiftPanelSkeleton } from './GiftPanelSkeleton.tsx';
import { UndoButton } from './UndoButton.tsx';

const member = { kind: 'member', balance: 12_806, rank: 'starter' } as const;
const meta = {
  component: GiftPanel,
  args: {
    gifts: shelf,
    backpack,
    viewer: member,
    defaultGiftId: 'flare',
    defaultCount: 66,
    onSend: fn(),
    onCombo: fn(),
    onComboEnd: fn(),
    onUndo: fn(),
    onRecharge: fn(),
    onSignIn: fn(),
    onNoble: fn(),
    onRetry: fn(),
    onEffectsChange: fn(),
  },
} satisfies Meta<typeof GiftPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The three shelves, and the obstacles between a viewer and a gift. */
export const Standings: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      {[
        { defaultTab: 'backpack', defaultGiftId: 'scarf', defaultCount: 1 } as const,
        { defaultTab: 'noble', defaultGiftId: 'armband', defaultCount: 1 } as const,
        { defaultGiftId: 'rocket', defaultCount: 10 },
        { viewer: { kind: 'visitor' } } as const,
        { viewer: { ...member, kind: 'anchor' } } as const,
        { gifts: shelf.map((gift) => (gift.id === 'trophy' ? { ...gift, left: 0 } : gift)), defaultGiftId: 'trophy', defaultCount: 1 },
        { viewer: { ...member, allowance: 880 } } as const,
        { closed: say('直播间没有开播，不能送礼', 'Gifts open when the stream is on', 'Phòng chưa lên sóng, chưa tặng quà được') },
      ].map((more, index) => (
        <div key={index} style={{ width: '100%' }}>
          <GiftPanel {...args} {...more} />
        </div>
      ))}
    </Gallery>
  ),
};

/** Sending, refused, in the time to undo, and during a combo; the ring keeps the button's place. */
export const Sending: Story = {
  parameters: { motion: 'reduced' },
  render: (args) => (
    <Gallery>
      {[
        { sending: true },
        {
          failure: say(
            '网络不稳，没扣钻，再试一次',
            'Unstable network. Nothing was charged, try again',
            'Mạng chập chờn, chưa trừ kim cương, thử lại nhé',
          ),
        },
        { waiting: { endsAt: storyNow + 2000 } },
        { combo: { times: 230, endsAt: storyNow + 2000 } },
      ].map((more, index) => (
        <div key={index} style={{ width: '100%' }}>
          <GiftPanel {...args} {...more} />
        </div>
      ))}
      <Gallery direction="row">
        <ComboButton times={230} endsAt={storyNow + 2820} onPress={fn()} onEnd={fn()} />
        <ComboButton times={230} endsAt={storyNow + 660} onPress={fn()} onEnd={fn()} />
        <UndoButton endsAt={storyNow + 2820} onUndo={fn()} />
        <UndoButton endsAt={storyNow + 660} onUndo={fn()} />
      </Gallery>
    </Gallery>
  ),
};

export const LoadingEmptyFailed: Story = {
  render: (args) => (
    <Gallery>
      {[{ status: 'loading' } as const, { backpack: [], defaultTab: 'backpack' } as const, { status: 'error' } as const].map(
        (more, index) => (
          <div key={index} style={{ width: '100%' }}>
            <GiftPanel {...args} {...more} />
          </div>
        ),
      )}
      <div style={{ width: '100%' }}>
        <GiftPanelSkeleton />
      </div>
    </Gallery>
  ),
};

/** Right under a player, with the viewer's own limits beside the choice of effects. */
export const Joined: Story = {
  args: { look: 'joined', settings: <SpendGuard limit={5_000} undoFrom={1_000} spent={1_314} onLimitsChange={fn()} /> },
};

export const NarrowVietnamese: Story = {
  args: {
    gifts: shelf.map((gift, index) => ({
      ...gift,
      name:
        [
          'Vỗ tay cổ vũ',
          'Bóng đá',
          'Bóng rổ',
          'Loa toàn trang',
          'Khăn cổ động viên',
          'Pháo sáng khán đài',
          'Cúp vô địch',
          'Tên lửa',
          'Băng đội trưởng',
          'Vương miện',
        ][index] ?? gift.name,
    })),
    defaultGiftId: 'rocket',
    defaultCount: 10,
  },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 420 }}>
      <GiftPanel {...args} />
    </div>
  ),
};
