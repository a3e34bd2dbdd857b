import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { pressDeferred } from '../../lab/storykit/pressDeferred.ts';
import { danmakuDefaults } from '../DanmakuLayer/index.ts';
import { keptView, otherView } from './DanmakuSettings.fixtures.ts';
import { beside, corner } from './DanmakuSettings.stories.css.ts';
import { DanmakuSettings } from './DanmakuSettings.tsx';
import type { DanmakuSettingsProps } from './DanmakuSettings.types.ts';
import { DanmakuSettingsPanel } from './DanmakuSettingsPanel.tsx';

/** The settings as a host keeps them. */
function Kept(args: DanmakuSettingsProps) {
  const [view, setView] = useState(args.view);
  const [on, setOn] = useState(args.danmakuOn);
  return (
    <div className={corner}>
      <DanmakuSettings {...args} view={view} onViewChange={setView} danmakuOn={on} onDanmakuChange={setOn} />
    </div>
  );
}

const noop = () => undefined;

/** Presses the gear; answers its panel. */
async function open() {
  await pressDeferred(/./);
  return within(await screen.findByRole('dialog'));
}

const meta = {
  component: DanmakuSettings,
  args: { view: keptView, onViewChange: noop, danmakuOn: true, onDanmakuChange: noop },
  parameters: { stage: 820 },
  render: (args) => <Kept {...args} />,
  play: async () => void (await open()),
} satisfies Meta<typeof DanmakuSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Saved settings, settings that differ everywhere, and switched off. */
export const Panels: Story = {
  tags: ['gallery'],
  play: () => undefined,
  render: () => (
    <div className={beside}>
      <DanmakuSettingsPanel view={keptView} onViewChange={noop} danmakuOn onDanmakuChange={noop} />
      <DanmakuSettingsPanel view={otherView} onViewChange={noop} danmakuOn onDanmakuChange={noop} />
      <DanmakuSettingsPanel view={danmakuDefaults} onViewChange={noop} danmakuOn={false} onDanmakuChange={noop} />
    </div>
  ),
};

/** A pattern that cannot be read says so and is not added. */
export const BrokenPattern: Story = {
  play: async () => {
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: '词或正则' }));
    await userEvent.type(panel.getByRole('textbox'), '/(稳|必赢/{Enter}');
    await expect(panel.getByText('这条正则写错了')).toBeVisible();
  },
};
