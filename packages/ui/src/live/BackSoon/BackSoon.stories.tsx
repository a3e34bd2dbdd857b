import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { Cover } from '../../pictures/Cover/index.ts';
import { ThemeScope } from '../../theme/ThemeScope/index.ts';
import { backSoon } from './BackSoon.fixtures.ts';
import { corner, narrow, stage } from './BackSoon.stories.css.ts';
import { BackSoon, type BackSoonProps } from './BackSoon.tsx';

/** The placard over what is left of a picture. */
function Stage({ size, hasPicture = true, ...props }: BackSoonProps & { size?: string; hasPicture?: boolean }) {
  return (
    <ThemeScope theme="night">
      <div className={size ? `${stage} ${size}` : stage}>
        {hasPicture && <Cover kind="football" seed="derby-7" loading="eager" />}
        <BackSoon {...props} />
      </div>
    </ThemeScope>
  );
}

const meta = { component: BackSoon, args: backSoon, render: (args) => <Stage {...args} /> } satisfies Meta<typeof BackSoon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Just gone, the last seconds, nothing left, and a viewer who came meanwhile and has the cover alone. */
export const States: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      <Stage {...backSoon} since={backSoon.until - 600_000} size={corner} />
      <Stage {...backSoon} until={backSoon.since + 27_000} size={corner} />
      <Stage {...backSoon} until={backSoon.since + 20_000} size={corner} />
      <Stage {...backSoon} size={corner} hasPicture={false} picture={<Cover kind="poster" seed="san-siro" loading="eager" />} />
    </Gallery>
  ),
};
/** No picture and no cover. */
export const NoCover: Story = { render: (args) => <Stage {...args} hasPicture={false} /> };
export const LongVietnamese: Story = { parameters: { locale: 'vi' }, render: (args) => <Stage {...args} size={corner} /> };
export const Narrow: Story = { render: (args) => <Stage {...args} size={narrow} /> };
export const ReducedMotion: Story = { parameters: { motion: 'reduced' } };
