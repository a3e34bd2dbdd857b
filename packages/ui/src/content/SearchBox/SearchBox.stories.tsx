import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { Header } from '../../frame/Header/index.ts';
import { siteName } from '../../lab/storykit/siteName.ts';
import { hotMatches, searchHistory } from './SearchBox.fixtures.ts';
import { SearchBox } from './SearchBox.tsx';

const meta = {
  component: SearchBox,
  args: { onSearch: fn(), onDeleteHistory: fn(), onClearHistory: fn(), history: searchHistory, hot: hotMatches },
  parameters: { bleed: true, stage: 620 },
  render: (args) => <Header siteName={siteName} items={[]} search={<SearchBox {...args} />} />,
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
};

export const Default: Story = {
  tags: ['gallery'],
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const Loading: Story = { args: { hot: 'loading' }, play: open };

export const HistoryOnly: Story = { args: { hot: null }, play: open, parameters: { stage: 220 } };

/** Each past search can be deleted alone; after the last one the focus is in the field. */
export const OneDeleted: Story = {
  args: { hot: null },
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
    <div style={{ padding: 24, background: 'oklch(0.235 0.038 168)' }}>
      <SearchBox {...args} />
    </div>
  ),
  parameters: { stage: 100 },
};
