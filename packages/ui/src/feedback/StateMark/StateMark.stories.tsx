import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from '../../lab/storykit/Gallery.tsx';
import { stateWords } from './StateMark.fixtures.ts';
import { StateMark, stateMarks } from './StateMark.tsx';

const meta = { component: StateMark, args: { state: 'waiting', children: stateWords.waiting } } satisfies Meta<typeof StateMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  tags: ['gallery'],
  render: () => (
    <Gallery>
      {stateMarks.map((state) => (
        <StateMark key={state} state={state}>
          {stateWords[state]}
        </StateMark>
      ))}
      <StateMark size="s" state="good">
        {stateWords.good}
      </StateMark>
    </Gallery>
  ),
};
