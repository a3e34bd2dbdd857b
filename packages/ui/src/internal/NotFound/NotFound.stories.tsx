import type { Meta, StoryObj } from '@storybook/react-vite';
import { clubs, longClubs } from '../../scores/Crest/Crest.fixtures.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { SearchBox } from '../../content/SearchBox/index.ts';
import { NotFound } from './NotFound.tsx';

const nothing = () => {};

const matches = [
  [clubs.mci, clubs.ars, { home: 2, away: 1 }],
  [clubs.rma, clubs.bar, { home: 0, away: 0 }],
  [longClubs.cahn, longClubs.hcm, { home: 3, away: 2 }],
] as const;

const listOf = (shown: readonly (typeof matches)[number][]) => (
  <ul style={{ display: 'grid', gap: 10, paddingBottom: 8 }}>
    {shown.map(([home, away, score]) => (
      <li key={home.id}>
        <Scorebug home={home} away={away} score={score} status={{ kind: 'live', minute: 67 }} stretch showStatus={false} />
      </li>
    ))}
  </ul>
);

const meta = {
  component: NotFound,
  args: {
    homeHref: '#home',
    onBack: nothing,
    search: <SearchBox place="page" onSearch={nothing} onDeleteHistory={nothing} onClearHistory={nothing} />,
    hot: listOf(matches),
  },
  parameters: { bleed: true },
} satisfies Meta<typeof NotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['gallery'] };
export const Bare: Story = { args: { onBack: undefined, search: undefined, hot: undefined } };
export const LongVietnamese: Story = { args: { hot: listOf([matches[2]]) }, parameters: { locale: 'vi' } };
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: 500 }}>
        <Story />
      </div>
    ),
  ],
};
