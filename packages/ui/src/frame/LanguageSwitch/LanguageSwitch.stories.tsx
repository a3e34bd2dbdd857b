import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { Header } from '../Header/index.ts';
import { partLocale, storyLocale } from '../../lab/storykit/storyLocale.ts';
import { siteName } from '../../lab/storykit/siteName.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  component: LanguageSwitch,
  args: { value: partLocale(storyLocale), onValueChange: fn() },
  parameters: { bleed: true, stage: 210 },
  render: (args) => <Header siteName={siteName} items={[]} language={<LanguageSwitch {...args} />} />,
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('menuitemradio', { name: 'English' });
};

export const Default: Story = { play: open, tags: ['gallery'] };
export const Closed: Story = { parameters: { stage: 90 } };
