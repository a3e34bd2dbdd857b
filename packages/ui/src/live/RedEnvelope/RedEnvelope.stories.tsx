import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { members } from '../ComboBanner/ComboBanner.fixtures.ts';
import { say } from '../../lab/storykit/say.ts';
import { shares, storyNow, wish } from './RedEnvelope.fixtures.ts';
import { RedEnvelope } from './RedEnvelope.tsx';
import type { EnvelopeAsks, EnvelopeStage, EnvelopeUnmet } from './redEnvelope.types.ts';

const meta = {
  component: RedEnvelope,
  args: {
    from: members.regular,
    wish,
    total: 50,
    stage: { kind: 'ready' },
    onOpen: fn(),
    onSignIn: fn(),
    onFollow: fn(),
    onSay: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <div style={{ width: 264 }}>
      <RedEnvelope {...args} />
    </div>
  ),
} satisfies Meta<typeof RedEnvelope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const stages: readonly EnvelopeStage[] = [
  { kind: 'waiting', opensAt: storyNow + 138_000 },
  { kind: 'ready' },
  { kind: 'ready', unmet: 'follow' },
  { kind: 'ready', unmet: 'phrase' },
  { kind: 'ready', unmet: 'own' },
  { kind: 'ready', unmet: 'sign-in' },
  { kind: 'failed' },
  { kind: 'opened', amount: 88, shares, goneAfter: 41 },
  { kind: 'empty', nextAt: storyNow + 138_000 },
  { kind: 'empty' },
  { kind: 'empty', expired: true, shares: shares.slice(0, 2) },
];

const asked: Partial<Record<EnvelopeUnmet, { asks: EnvelopeAsks }>> = {
  follow: { asks: { kind: 'followers' } },
  phrase: { asks: { kind: 'phrase', words: say('国米必胜', 'Forza Inter', 'Inter tất thắng') } },
};

export const Stages: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 16, alignItems: 'start' }}>
      {stages.map((stage, index) => (
        <RedEnvelope key={index} {...args} stage={stage} {...(stage.kind === 'ready' && asked[stage.unmet ?? 'sign-in'])} />
      ))}
    </div>
  ),
};

export const LongVietnamese: Story = {
  args: {
    from: { id: 'vi', nickname: 'Cổ động viên Quảng Ngãi lâu năm' },
    wish: 'Chúc anh em có một đêm bóng đá thật cháy, ai thấy cũng có phần, cứ từ từ mà mở',
    stage: { kind: 'ready', unmet: 'phrase' },
    asks: { kind: 'phrase', words: 'Inter tất thắng đêm nay' },
  },
  parameters: { locale: 'vi' },
};
