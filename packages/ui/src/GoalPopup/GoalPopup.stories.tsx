import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { events } from './GoalPopup.fixtures.ts';
import { GoalPopup } from './GoalPopup.tsx';

const meta = { component: GoalPopup, args: { items: [events.goal, events.other, events.red], onClose: fn(), onMute: fn(), onShow: fn() }, parameters: { stage: 360 } } satisfies Meta<typeof GoalPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Night: Story = { parameters: { theme: 'night' } };
export const RedCard: Story = { args: { items: [events.red, events.yellow, events.cancelled] } };
export const GoalTakenBack: Story = { args: { items: [events.cancelled, events.pale] }, parameters: { theme: 'night' } };
export const PaleKit: Story = { args: { items: [events.pale, events.goal] } };
export const LongVietnamese: Story = { args: { items: [events.long, { ...events.long, id: 'e8' }] }, parameters: { locale: 'vi' } };
export const English: Story = { args: { items: [events.yellow, events.cancelled] }, parameters: { locale: 'en' } };
