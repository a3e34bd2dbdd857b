import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { countries, events } from './FilterDialog.fixtures.ts';
import { FilterDialog } from './FilterDialog.tsx';

const meta = {
  component: FilterDialog,
  args: {
    open: true,
    onClose: fn(),
    onApply: fn(),
    onPreset: fn(),
    preset: 'hot',
    items: { event: events, country: countries },
    chosen: { event: new Set(events.filter(({ isHot }) => isHot).map(({ id }) => id)), country: new Set(countries.map(({ id }) => id)) },
  },
  parameters: { stage: 800 },
} satisfies Meta<typeof FilterDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Events: Story = { tags: ['gallery'] };
export const Countries: Story = { args: { defaultKind: 'country' } };
export const NothingFound: Story = { play: () => userEvent.type(screen.getByRole('textbox'), 'zzz') };
