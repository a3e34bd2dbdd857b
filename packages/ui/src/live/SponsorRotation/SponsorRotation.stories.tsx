import type { Meta, StoryObj } from '@storybook/react-vite';
import { SponsorRotation } from './SponsorRotation.tsx';

/** A picture of a made-up sponsor. */
const sponsor = (name: string, color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120"><rect width="240" height="120" rx="12" fill="${color}"/><text x="120" y="74" font-family="sans-serif" font-size="40" fill="#fff" text-anchor="middle">${name}</text></svg>`,
  )}`;

const meta = {
  component: SponsorRotation,
  args: { pictures: [sponsor('NORTH', '#20506b'), sponsor('OAK', '#6b2020')], every: 4_000 },
} satisfies Meta<typeof SponsorRotation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { pictures: [sponsor('NORTH', '#20506b')] } };
export const None: Story = { args: { pictures: [] } };
