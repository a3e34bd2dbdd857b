import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { PayBrand, payBrands } from './PayBrand.tsx';

const meta = { component: PayBrand, args: { brand: 'wechat' } } satisfies Meta<typeof PayBrand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Brands: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {([20, 24, 32] as const).map((size) => (
        <Gallery key={size} direction="row">
          {payBrands.map((brand) => (
            <PayBrand key={brand} brand={brand} size={size} />
          ))}
        </Gallery>
      ))}
    </Gallery>
  ),
};
