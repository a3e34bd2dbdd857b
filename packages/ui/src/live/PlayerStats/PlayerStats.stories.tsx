import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import { healthy, troubled, unknown } from './PlayerStats.fixtures.ts';
import { PlayerStats } from './PlayerStats.tsx';

const noop = () => undefined;
const meta = {
  component: PlayerStats,
  args: { figures: healthy, onClose: noop, onCopy: noop },
  // In the player it is always night.
  render: (args) => (
    <ThemeScope theme="night">
      <PlayerStats {...args} />
    </ThemeScope>
  ),
} satisfies Meta<typeof PlayerStats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A stream that plays well, one on a bad line, and one of which nothing is known yet. */
export const Streams: Story = {
  tags: ['gallery'],
  render: (args) => (
    <ThemeScope theme="night">
      <Gallery>
        {[healthy, troubled, unknown].map((figures, index) => (
          <PlayerStats key={index} {...args} figures={figures} />
        ))}
      </Gallery>
    </ThemeScope>
  ),
  // Three on one page share a landmark name; a player has one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
};
