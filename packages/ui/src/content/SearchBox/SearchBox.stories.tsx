import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, screen, userEvent, within } from 'storybook/test';
import { Card } from '../../frame/Card/index.ts';
import { Header } from '../../frame/Header/index.ts';
import { siteName } from '../../lab/storykit/siteName.ts';
import { hotMatches, searchHistory } from './SearchBox.fixtures.ts';
import type { Suggestions } from './SearchBox.types.ts';
import { foundAlias, foundCity, foundNearest, foundNothing } from './SearchFound.fixtures.ts';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  component: SearchBox,
  args: { onSearch: fn(), onDeleteHistory: fn(), onClearHistory: fn(), history: searchHistory, hot: hotMatches },
  parameters: { bleed: true, stage: 620 },
  render: (args) => <Header siteName={siteName} items={[]} search={<SearchBox {...args} />} />,
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the panel, whose code loads with the first press. */
const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
  await screen.findByRole('dialog', {}, { timeout: 10_000 });
};

export const Default: Story = {
  tags: ['gallery'],
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const Loading: Story = { args: { hotStatus: 'loading' }, play: open };

export const HistoryOnly: Story = { args: { hot: [] }, play: open, parameters: { stage: 220 } };

/** Each past search can be deleted alone; after the last one the focus is in the field. */
export const OneDeleted: Story = {
  args: { hot: [] },
  parameters: { stage: 220 },
  render: function Forgetting(args) {
    const [history, setHistory] = useState(searchHistory);
    return (
      <Header
        siteName={siteName}
        items={[]}
        search={
          <SearchBox
            {...args}
            history={history}
            onDeleteHistory={(text) => setHistory((known) => known.filter((one) => one !== text))}
            onClearHistory={() => setHistory([])}
          />
        }
      />
    );
  },
  play: async (context) => {
    await open(context);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
  },
};

export const OnPage: Story = {
  args: { place: 'page' },
  render: (args) => (
    <div style={{ padding: 24, background: 'oklch(0.235 0.038 168)' }} data-ground="dark">
      <SearchBox {...args} />
    </div>
  ),
  parameters: { stage: 100 },
};
/** On a card of the page. */
export const OnCard: Story = {
  args: { place: 'page' },
  render: (args) => (
    <Card>
      <SearchBox {...args} />
    </Card>
  ),
  parameters: { stage: 100 },
};

/** The page has its field open with a text in it. */
const typed = ({ text }: Pick<Suggestions, 'text'>): Story['play'] =>
  async function type(context) {
    await open(context);
    await userEvent.type(within(context.canvasElement).getByRole('combobox'), text);
  };

/** Suggestions while somebody types, the best match first. */
export const Found: Story = { tags: ['gallery'], args: { suggestions: foundCity }, play: typed(foundCity) };

/** Match by an alias: the alias stands beside the shown name. */
export const FoundByAlias: Story = { args: { suggestions: foundAlias }, play: typed(foundAlias), parameters: { stage: 420 } };

/** Nothing fits as it was typed; the nearest name is offered. */
export const Nearest: Story = {
  tags: ['gallery'],
  args: { suggestions: foundNearest },
  play: typed(foundNearest),
  parameters: { stage: 420 },
};

/** No match, not even a near one: advice on what else to try, and the hot matches. */
export const Nothing: Story = { args: { suggestions: foundNothing }, play: typed(foundNothing), parameters: { stage: 760 } };

export const Waiting: Story = { args: { status: 'loading' }, play: typed(foundNothing), parameters: { stage: 420 } };

export const Failed: Story = {
  args: { status: 'error', onRetry: fn() },
  play: typed(foundNothing),
  parameters: { stage: 220 },
};
