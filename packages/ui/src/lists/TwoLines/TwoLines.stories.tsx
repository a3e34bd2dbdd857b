import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { longTwoLines, timeAndDay, twoLines } from './TwoLines.fixtures.ts';
import { TwoLines, twoLinesLooks } from './TwoLines.tsx';

const meta = { component: TwoLines, args: twoLines } satisfies Meta<typeof TwoLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Looks: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {twoLinesLooks.map((look) => (
        <TwoLines key={look} {...(look === 'figure' ? timeAndDay : twoLines)} look={look} />
      ))}
    </Gallery>
  ),
};

const narrow: Story['render'] = (args) => (
  <div style={{ width: 180 }}>
    <TwoLines {...args} />
  </div>
);
export const LongVietnamese: Story = { args: longTwoLines, parameters: { locale: 'vi' }, render: narrow };
export const CutVietnamese: Story = { args: { ...longTwoLines, cut: true }, parameters: { locale: 'vi' }, render: narrow };
