import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { low, panel, slim } from '../../lab/storykit/sidePanel.css.ts';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { contacts } from './ContactList.fixtures.ts';
import { ContactList, type ContactListProps } from './ContactList.tsx';

const Panel = ({ look = '', ...props }: ContactListProps & { look?: string }) => (
  <div className={`${panel} ${look}`}>
    <ContactList {...props} />
  </div>
);

const meta = {
  component: ContactList,
  args: { contacts, value: 'bei', onValueChange: fn(), onRetry: fn() },
  render: (args) => <Panel {...args} />,
} satisfies Meta<typeof ContactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery direction="row">
      <Panel {...args} look={slim} />
      <Panel {...args} look={low} contacts={[]} status="loading" />
      <Panel {...args} look={low} contacts={[]} status="error" />
      <Panel {...args} look={low} contacts={[]} />
    </Gallery>
  ),
};
