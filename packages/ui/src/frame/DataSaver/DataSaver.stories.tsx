import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { siteName } from '../../lab/storykit/siteName.ts';
import { Header } from '../Header/index.ts';
import { DataSaver } from './DataSaver.tsx';

const meta = {
  component: DataSaver,
  args: { value: 'auto', reason: 'slow', soundAlone: true, onShowPictures: () => {} },
  parameters: { bleed: true, stage: 300 },
  render: (args) => <Header siteName={siteName} items={[]} actions={<DataSaver {...args} />} />,
} satisfies Meta<typeof DataSaver>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('dialog');
};

export const Default: Story = { play: open, tags: ['gallery'] };
export const Closed: Story = {};
export const AskedByTheBrowser: Story = { args: { reason: 'asked' }, play: open };
export const OldNetwork: Story = { args: { reason: 'kind' }, play: open };
export const ChosenWithPictures: Story = { args: { reason: 'chosen', value: 'always', onShowPictures: undefined }, play: open };
