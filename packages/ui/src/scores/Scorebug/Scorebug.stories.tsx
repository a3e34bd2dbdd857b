import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { matches } from './Scorebug.fixtures.ts';
import { narrow } from './Scorebug.stories.css.ts';
import { Scorebug, scorebugSizes } from './Scorebug.tsx';

const meta = { component: Scorebug, args: { ...matches.live, timeZone: 'Asia/Shanghai' } } satisfies Meta<typeof Scorebug>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <Gallery>
      {scorebugSizes.map((size) => (
        <Scorebug key={size} {...args} size={size} />
      ))}
      {scorebugSizes.map((size) => (
        <Scorebug key={size} {...args} size={size} scored="home" />
      ))}
    </Gallery>
  ),
};

export const States: Story = {
  tags: ['gallery'],
  render: ({ timeZone }) => (
    <Gallery direction="row">
      {Object.entries(matches).map(([state, match]) => (
        <Scorebug key={state} {...match} timeZone={timeZone} />
      ))}
    </Gallery>
  ),
};

export const Stage: Story = { args: { size: 'stage', scored: 'away' }, parameters: { theme: 'night' } };

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  render: ({ timeZone }) => (
    <div className={narrow}>
      {(['mini', 'row', 'card'] as const).map((size) => (
        <Scorebug key={size} {...matches.long} size={size} stretch />
      ))}
      <Scorebug {...matches.long} showStatus={false} stretch />
      <Scorebug {...matches.scheduled} timeZone={timeZone} stretch />
    </div>
  ),
};
