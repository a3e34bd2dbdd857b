import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { facts, longFacts, rules, sent } from './Facts.fixtures.ts';
import { Facts, factsLooks, type Fact } from './Facts.tsx';

const meta = { component: Facts, args: { facts } } satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sample facts of the looks that do not show a sum. */
const factsOf: Partial<Record<(typeof factsLooks)[number], readonly Fact[]>> = { sheet: sent, notes: rules };

export const Default: Story = {};
export const Looks: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {factsLooks.map((look) => (
        <Facts key={look} facts={factsOf[look] ?? facts} look={look} />
      ))}
      <Facts facts={facts} look="figures" size="xl" center />
    </Gallery>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Gallery>
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <Facts key={size} facts={facts} look="figures" size={size} />
      ))}
    </Gallery>
  ),
};
export const LongVietnamese: Story = {
  args: { facts: longFacts },
  parameters: { locale: 'vi' },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Facts {...args} />
    </div>
  ),
};
