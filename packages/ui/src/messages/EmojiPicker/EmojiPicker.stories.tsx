import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { pressDeferred } from '../../lab/storykit/pressDeferred.ts';
import { EmojiPicker } from './EmojiPicker.tsx';

const meta = {
  component: EmojiPicker,
  args: { onValueChange: fn(), recent: ['smile', 'tearsLaugh', 'fist', 'thumb', 'facepalm', 'shout', 'trophy', 'redCard'], side: 'bottom' },
  parameters: { stage: 420 },
} satisfies Meta<typeof EmojiPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async () => {
  await pressDeferred(/./);
  const search = await screen.findByRole('textbox', undefined, { timeout: 8000 });
  // It is in the page before it has faded in.
  await waitFor(() => expect(search).toBeVisible(), { timeout: 8000 });
};

export const Default: Story = {};

export const Open: Story = { tags: ['gallery'], play: press };

export const Searched: Story = {
  play: async () => {
    await press();
    await userEvent.type(screen.getByRole('textbox'), '笑');
  },
};

export const NothingFound: Story = {
  args: { recent: [] },
  play: async () => {
    await press();
    await userEvent.type(screen.getByRole('textbox'), '门柱');
  },
};
