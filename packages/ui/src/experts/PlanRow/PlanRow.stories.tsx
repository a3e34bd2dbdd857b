import type { Meta, StoryObj } from '@storybook/react-vite';
import { clubs } from '../../scores/Crest/Crest.fixtures.ts';
import { Scorebug } from '../../scores/Scorebug/index.ts';
import { RowList } from '../../lists/RowList/index.ts';
import { firstPlan, planRows, plansNow } from './PlanRow.fixtures.ts';
import { PlanRow } from './PlanRow.tsx';

const match = (
  <Scorebug
    size="mini"
    home={clubs.bvb}
    away={clubs.bay}
    score={null}
    status={{ kind: 'scheduled', kickoffAt: plansNow + 1_122_000 }}
    showStatus={false}
    timeZone="Asia/Shanghai"
  />
);
const meta = {
  component: PlanRow,
  args: { plan: firstPlan, match },
  render: (args) => (
    <div style={{ width: 960 }}>
      <PlanRow {...args} />
    </div>
  ),
} satisfies Meta<typeof PlanRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Rows: Story = {
  tags: ['gallery'],
  render: () => (
    <div style={{ width: 960 }}>
      <RowList as="div">
        {planRows.map((plan) => (
          <PlanRow key={plan.id} plan={plan} match={match} />
        ))}
      </RowList>
    </div>
  ),
};
export const Night: Story = { ...Rows, tags: [], parameters: { theme: 'night' } };
export const OnTheAuthorsPage: Story = { args: { bare: true } };
