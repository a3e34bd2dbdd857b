import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Popover } from '../../overlays/Popover/index.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { alertSounds, allChoices } from './AlertSettings.fixtures.ts';
import { AlertSettings, type AlertSettingsProps } from './AlertSettings.tsx';

function Kept(props: AlertSettingsProps) {
  const [value, setValue] = useState(props.value);
  return <AlertSettings {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: AlertSettings,
  args: { value: allChoices, onValueChange: fn(), defaults: allChoices, sounds: alertSounds, collectedCount: 8, onPreview: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof AlertSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Offers: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      <Kept {...args} />
      <Kept {...args} value={{ events: { goal: { popup: 'always', sound: true }, red: { popup: true }, yellow: { popup: false } } }} />
    </Gallery>
  ),
};

export const InPopover: Story = {
  parameters: { stage: 460 },
  render: (args) => {
    const word = say('提醒', 'Alerts', 'Nhắc');
    return (
      <Popover label={word} padding="none" align="start" defaultOpen trigger={<Button tone="soft">{word}</Button>}>
        <Kept {...args} />
      </Popover>
    );
  },
};

export const LongVietnamese: Story = {
  parameters: { locale: 'vi' },
  args: {
    sounds: [
      { id: 'whistle', label: 'Tiếng còi trọng tài' },
      { id: 'crowd', label: 'Tiếng hò reo trên khán đài' },
    ],
  },
};
