import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { EmbedBuilder, type EmbedBuilderProps } from './EmbedBuilder.tsx';

/** A page of its own that stands for an embed. */
const src = 'data:text/html,<p style="font:16px sans-serif">Arsenal 2-1 Chelsea</p>';

function Kept(props: EmbedBuilderProps) {
  const [choice, setChoice] = useState(props.choice);
  const [kind, setKind] = useState(props.kind);
  return <EmbedBuilder {...props} kind={kind} onKindChange={setKind} choice={choice} onChoiceChange={setChoice} />;
}

const meta = {
  component: EmbedBuilder,
  args: {
    kinds: [
      { value: 'match', label: '比赛' },
      { value: 'scorebug', label: '比分' },
    ],
    kind: 'match',
    onKindChange: fn(),
    choice: { language: 'zh', theme: 'auto', color: '', width: 480, height: 160, hidesScore: false, hidesChat: false },
    onChoiceChange: fn(),
    canHideScore: true,
    src,
    code: '<iframe src="https://pitchside.example/embed/match/m1" width="480" height="160"></iframe>',
    onCopy: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof EmbedBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A room can stand without its chat. */
export const Room: Story = { args: { canHideChat: true } };

/** Nothing to embed is chosen yet. */
export const Empty: Story = { args: { kinds: [], src: null, code: '', canHideScore: false } };

export const WrongColour: Story = { args: { choice: { ...meta.args.choice, color: 'c8' } } };

export const LongVietnamese: Story = { parameters: { locale: 'vi' } };
