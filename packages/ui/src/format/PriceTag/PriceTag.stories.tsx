import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { PriceTag } from './PriceTag.tsx';

const meta = { component: PriceTag, args: { amount: 12_806 } } satisfies Meta<typeof PriceTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const month = say('月', 'month', 'tháng');

export const Kinds: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {(['s', 'm', 'l', 'xl'] as const).map((size) => (
        <Gallery key={size} direction="row">
          <PriceTag size={size} amount={12_806} />
          <PriceTag size={size} amount={0} />
          <PriceTag size={size} amount={710} was={888} per={month} />
          <PriceTag size={size} amount={500} tone="insufficient" />
          <PriceTag size={size} amount={5_000} tone="insufficient" missing={334} />
        </Gallery>
      ))}
    </Gallery>
  ),
};

export const Narrow: Story = {
  parameters: { locale: 'vi' },
  render: () => (
    <div style={{ width: 110 }}>
      <PriceTag amount={1_280_600} was={2_888_000} tone="insufficient" missing={1_000_334} />
    </div>
  ),
};
