import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { events } from './GoalPopup.fixtures.ts';
import { GoalPopup, type GoalPopupProps } from './GoalPopup.tsx';

/** As on the site: closed or muted popups are removed. */
function Evening({ items: given, ...rest }: GoalPopupProps) {
  const [items, setItems] = useState(given);
  return (
    <GoalPopup
      {...rest}
      items={items}
      onClose={(id) => setItems((known) => known.filter((item) => item.id !== id))}
      onMute={(matchId) => setItems((known) => known.filter((item) => item.matchId !== matchId))}
    />
  );
}

const meta = {
  component: GoalPopup,
  args: { items: [events.goal, events.other, events.red], onClose: fn(), onMute: fn() },
  parameters: { stage: 360 },
  render: (args) => <Evening {...args} />,
} satisfies Meta<typeof GoalPopup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Cards: Story = { args: { items: [events.red, events.yellow, events.cancelled] } };
export const GoalTakenBack: Story = { args: { items: [events.cancelled, events.pale] }, parameters: { theme: 'night' } };
export const TurnsOfTheMatch: Story = { args: { items: [events.kickoff, events.fulltime] } };
export const PaleKit: Story = { args: { items: [events.pale, events.goal] } };
export const LongVietnamese: Story = { args: { items: [events.long, { ...events.long, id: 'e7b' }] }, parameters: { locale: 'vi' } };

/** The newest is closed by keyboard: the next is shown in full, and keeps the focus. */
export const OneClosed: Story = {
  parameters: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    within(canvasElement)
      .getByRole('link', { name: /2.*-.*1/ })
      .focus();
    await userEvent.keyboard('{Escape}');
  },
};
