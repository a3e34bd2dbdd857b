import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { Card } from '../Card/index.ts';
import { longWords, text, toneWords } from './Text.fixtures.ts';
import { Text, textTones } from './Text.tsx';

const meta = { component: Text, args: text } satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {textTones.map((tone) => (
        <Text key={tone} as="p" tone={tone}>
          {toneWords[tone]}
        </Text>
      ))}
      <Card as="div" tone="turf">
        {(['ink', 'soft', 'quiet'] as const).map((tone) => (
          <Text key={tone} as="p" tone={tone}>
            {toneWords[tone]}
          </Text>
        ))}
      </Card>
    </Gallery>
  ),
};

/** A heading keeps its strength, a figure its face, whatever their size. */
export const Sizes: Story = {
  render: () => (
    <Gallery>
      <Text as="h2" size="title">
        {toneWords.ink}
      </Text>
      <Text as="h3" size="l">
        {toneWords.soft}
      </Text>
      <Text as="p" size="xxl" figure>
        ¥12,480.00
      </Text>
      <Text as="p" size="xs" weight="medium">
        {toneWords.quiet}
      </Text>
    </Gallery>
  ),
};

export const CutVietnamese: Story = {
  parameters: { locale: 'vi' },
  render: () => (
    <div style={{ width: 300 }}>
      <Gallery>
        <Text as="p" cut={1}>
          {longWords}
        </Text>
        <Text as="p" cut={2}>
          {longWords}
        </Text>
      </Gallery>
    </div>
  ),
};
