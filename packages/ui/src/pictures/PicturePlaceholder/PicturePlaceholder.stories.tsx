import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crest } from '../../scores/Crest/index.ts';
import { clubs } from '../../scores/Crest/Crest.fixtures.ts';
import { ImageGrid } from '../../lists/ImageGrid/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { Avatar } from '../Avatar/index.ts';
import { Cover } from '../Cover/index.ts';
import { PicturePlaceholder } from './PicturePlaceholder.tsx';
import { place, row } from './PicturePlaceholder.stories.css.ts';

const meta = {
  component: PicturePlaceholder,
  args: { onShow: () => {}, alt: say('入场的看台', 'The stand as the teams come out', 'Khán đài lúc hai đội ra sân') },
  render: (args) => (
    <div className={place}>
      <PicturePlaceholder {...args} />
    </div>
  ),
} satisfies Meta<typeof PicturePlaceholder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = {
  render: (args) => (
    <div className={place} style={{ width: 72, aspectRatio: '1' }}>
      <PicturePlaceholder {...args} />
    </div>
  ),
};

const src = 'https://pictures.invalid/one.webp';
const pictures = [1, 2, 3].map((number) => ({ src: `${src}?${number}`, alt: say('看台', 'The stand', 'Khán đài') }));

/** Pictures of the network as components show them on a slow connection: nothing is loaded. */
export const SlowConnection: Story = {
  tags: ['gallery'],
  parameters: { data: { fonts: 'system', pictures: 'asked' } },
  render: () => (
    <div className={row}>
      <div style={{ width: 280 }}>
        <Cover src={src} kind="football" home={clubs.mci.colors} away={clubs.ars.colors} seed="slow" loading="eager" round />
      </div>
      <Crest team={{ ...clubs.mci, crestUrl: src }} size={48} />
      <Avatar seed="fan" src={src} size={48} />
      <ImageGrid pictures={pictures} />
    </div>
  ),
};
