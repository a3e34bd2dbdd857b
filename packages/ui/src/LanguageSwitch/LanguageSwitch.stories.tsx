import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { Header } from '../Header/index.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  component: LanguageSwitch,
  args: { value: 'zh', onChange: () => {} },
  parameters: { bleed: true, stage: 210 },
  render: (args) => <Header siteName="Pitchside" items={[]} language={<LanguageSwitch {...args} />} />,
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('menuitemradio', { name: 'English' });
};

export const Default: Story = { parameters: { stage: 90 } };
export const Open: Story = { play: open };
export const Night: Story = { args: { value: 'vi' }, play: open, parameters: { theme: 'night', locale: 'vi' } };
