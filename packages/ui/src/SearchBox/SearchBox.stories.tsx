import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Header } from '../Header/index.ts';
import { hotMatches, searchHistory } from './SearchBox.fixtures.ts';
import { SearchBox } from './SearchBox.tsx';

const nothing = () => {};

const meta = {
  component: SearchBox,
  args: { onSearch: nothing, onDeleteHistory: nothing, onClearHistory: nothing, history: searchHistory, hot: hotMatches },
  parameters: { bleed: true, stage: 620 },
  render: (args) => <Header siteName="Pitchside" localName="场边" items={[]} search={<SearchBox {...args} />} />,
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('combobox'));
};

export const Default: Story = { parameters: { stage: 90 } };

export const Open: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  },
};

export const Night: Story = { play: open, parameters: { theme: 'night' } };

export const Loading: Story = { args: { hot: 'loading' }, play: open };

export const HistoryOnly: Story = { args: { hot: null }, play: open, parameters: { stage: 220 } };

export const Vietnamese: Story = { play: open, parameters: { locale: 'vi' } };

export const OnPage: Story = { args: { place: 'page' }, render: (args) => <div style={{ padding: 24, background: 'oklch(0.235 0.038 168)' }}><SearchBox {...args} /></div>, parameters: { stage: 100 } };
