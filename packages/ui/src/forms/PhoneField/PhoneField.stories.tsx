import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { countries } from './PhoneField.fixtures.ts';
import { PhoneField } from './PhoneField.tsx';
import { phoneFaults } from './phone.types.ts';

const meta = {
  component: PhoneField,
  args: { countries, defaultValue: { countryId: 'CN', number: '' }, onValueChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paste a number in any form: `+84 987 654 321`, `0086 138-0000-0021`. */
export const Default: Story = {};

/** A number, a hidden label, and numbers that are invalid, each shown as typed. */
export const States: Story = {
  tags: ['gallery'],
  render: (args) => (
    <Gallery>
      <PhoneField {...args} defaultValue={{ countryId: 'VN', number: '987654321' }} />
      <PhoneField {...args} labelHidden required />
      {phoneFaults.map((fault) => (
        <PhoneField key={fault} {...args} defaultValue={{ countryId: 'CN', number: '861380000002199', fault }} />
      ))}
    </Gallery>
  ),
};
