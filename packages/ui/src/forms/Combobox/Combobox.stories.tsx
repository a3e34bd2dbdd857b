import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { clubs } from '../Select/Select.fixtures.tsx';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Combobox, type MultipleComboboxProps, type SingleComboboxProps } from './Combobox.tsx';

const words = say('主队', 'Your club', 'Đội ruột');

function One(props: SingleComboboxProps) {
  const [value, setValue] = useState(props.value);
  return <Combobox {...props} value={value} onValueChange={setValue} />;
}

function Many(props: MultipleComboboxProps) {
  const [value, setValue] = useState(props.value);
  return <Combobox {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  component: Combobox,
  args: { label: words, options: clubs, value: 'mci', onValueChange: fn() },
  render: (args) => (
    <div style={{ width: 300 }}>
      <One {...args} />
    </div>
  ),
} satisfies Meta<SingleComboboxProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const type =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.click(input);
    if (text !== '') await userEvent.clear(input);
    if (text !== '') await userEvent.type(input, text);
  };

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ width: 300 }}>
      <Gallery>
        <One {...args} value={null} icon={<Search size={16} aria-hidden />} />
        <One {...args} />
        <One {...args} value={null} invalid />
        <One {...args} disabled />
        <Many {...args} multiple defaultValue={[]} value={[]} onValueChange={fn()} />
        <Many {...args} multiple defaultValue={[]} value={['mci', 'rma', 'guoan']} onValueChange={fn()} />
      </Gallery>
    </div>
  ),
};

export const Open: Story = { parameters: { stage: 440 }, args: { value: null }, play: type('') };

export const NothingFound: Story = { parameters: { stage: 240 }, args: { value: null }, play: type('qqq') };

export const Loading: Story = {
  parameters: { stage: 200 },
  args: { value: null, options: [], status: 'loading', onQueryChange: fn() },
  play: type('m'),
};

/** The choices failed to load; Tab leads to the retry button. */
export const Failed: Story = {
  parameters: { stage: 240 },
  args: { value: null, options: [], status: 'error', onRetry: fn() },
  play: type(''),
};

export const Several: Story = {
  parameters: { stage: 460, theme: 'night' },
  render: (args) => (
    <div style={{ width: 300 }}>
      <Many {...args} multiple defaultValue={[]} value={['ars', 'rma']} onValueChange={fn()} />
    </div>
  ),
  play: type(''),
};
