import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { say } from '../../lab/storykit/say.ts';
import { Card } from '../Card/index.ts';
import { Divider } from './Divider.tsx';

const meta = { component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Grounds: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      <p>{say('上半场', 'First half', 'Hiệp một')}</p>
      <Divider />
      <p>{say('下半场', 'Second half', 'Hiệp hai')}</p>
      <Card as="div" tone="turf">
        <p>{say('上半场', 'First half', 'Hiệp một')}</p>
        <Divider />
        <p>{say('下半场', 'Second half', 'Hiệp hai')}</p>
      </Card>
    </Gallery>
  ),
};
