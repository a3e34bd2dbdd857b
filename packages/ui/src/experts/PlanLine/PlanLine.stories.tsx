import type { Meta, StoryObj } from '@storybook/react-vite';
import { RowList } from '../../lists/RowList/index.ts';
import { clubs } from '../../scores/Crest/Crest.fixtures.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { firstPlan, planRows, plansNow } from '../PlanRow/PlanRow.fixtures.ts';
import { PlanLine } from './PlanLine.tsx';

const match = (
  <Scorebug
    size="dense"
    stretch
    home={clubs.bvb}
    away={clubs.bay}
    score={null}
    status={{ kind: 'scheduled', kickoffAt: plansNow + 1_122_000 }}
    showStatus={false}
    timeZone="Asia/Shanghai"
  />
);
const meta = {
  component: PlanLine,
  args: { plan: firstPlan, match, last: ['won', 'won', 'lost', 'won', 'void', 'won', 'lost', 'won', 'won', 'won'] },
  render: (args) => (
    <div style={{ width: 360 }}>
      <PlanLine {...args} />
    </div>
  ),
} satisfies Meta<typeof PlanLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With the match, and under a match whose page it is. */
export const Lines: Story = {
  tags: ['gallery'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '360px 296px', gap: 24 }}>
      <RowList as="div">
        {planRows.map((plan) => (
          <PlanLine key={plan.id} {...args} plan={plan} />
        ))}
      </RowList>
      <RowList as="div">
        {planRows.map((plan) => (
          <PlanLine key={plan.id} plan={{ ...plan, when: '', plays: [] }} />
        ))}
      </RowList>
    </div>
  ),
};
