import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../actions/Button/index.ts';
import { PriceTag } from '../../format/PriceTag/index.ts';
import { say } from '../../lab/storykit/say.ts';
import { results } from './PayResult.fixtures.ts';
import { PayResult, payResults } from './PayResult.tsx';

const facts = [
  { name: say('到账', 'Received', 'Nhận được'), value: <PriceTag amount={19_800} /> },
  { name: say('扣款', 'Charged', 'Đã trừ'), value: '¥198.00' },
];
const acts = <Button>{say('回到场边', 'Back to Pitchside', 'Về Pitchside')}</Button>;

const meta = {
  component: PayResult,
  args: { kind: 'success', title: results.success.title, children: results.success.words, facts, acts },
} satisfies Meta<typeof PayResult>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Results: Story = {
  tags: ['gallery'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 16 }}>
      {payResults.map((kind) => (
        <PayResult key={kind} kind={kind} title={results[kind].title} facts={facts} acts={acts}>
          {results[kind].words}
        </PayResult>
      ))}
    </div>
  ),
};
