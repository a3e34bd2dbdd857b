import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { danmakuDefaults } from '../DanmakuLayer/index.ts';
import { corner } from './DanmakuSettings.stories.css.ts';
import { DanmakuSettings, type DanmakuSettingsProps } from './DanmakuSettings.tsx';

function Live(args: DanmakuSettingsProps) {
  const [view, setView] = useState(args.view);
  const [on, setOn] = useState(args.on);
  return (
    <div className={corner}>
      <DanmakuSettings {...args} view={view} onViewChange={setView} on={on} onChange={setOn} />
    </div>
  );
}

const noop = () => undefined;
const meta = {
  component: DanmakuSettings,
  args: { view: danmakuDefaults, onViewChange: noop, on: true, onChange: noop, defaultOpen: true },
  parameters: { stage: 520 },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof DanmakuSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Night: Story = { parameters: { theme: 'night' } };

export const LargeFaintOneQuarter: Story = { args: { view: { area: 1, size: 4, opacity: 40, crossing: 12 } } };

export const Off: Story = { args: { on: false }, parameters: { theme: 'night' } };

export const Vietnamese: Story = { args: { view: { area: 4, size: 1, opacity: 80, crossing: 6 } }, parameters: { locale: 'vi' } };
