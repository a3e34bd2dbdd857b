import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { AmountTiles } from '../../money/AmountTiles/index.ts';
import { amounts } from '../../money/AmountTiles/AmountTiles.fixtures.ts';
import { Button } from '../../actions/Button/index.ts';
import { LevelBadge } from '../../live/LevelBadge/index.ts';
import { MemberHead } from '../../member/MemberHead/index.ts';
import { memberHead } from '../../member/MemberHead/MemberHead.fixtures.tsx';
import { MemberMenu } from '../../member/MemberMenu/index.ts';
import { memberMenu } from '../../member/MemberMenu/MemberMenu.fixtures.tsx';
import { NobleBadge } from '../../live/NobleBadge/index.ts';
import { Pagination } from '../../lists/Pagination/index.ts';
import { SectionTitle } from '../../frame/SectionTitle/index.ts';
import { SignInStrip } from '../../money/SignInStrip/index.ts';
import { weeks } from '../../money/SignInStrip/SignInStrip.fixtures.ts';
import { say } from '../storykit/say.ts';
import { Table } from '../../lists/Table/index.ts';
import { columns, withdrawals } from '../../lists/Table/Table.fixtures.tsx';
import { TaskList } from '../../money/TaskList/index.ts';
import { tasks } from '../../money/TaskList/TaskList.fixtures.ts';
import * as css from './Member.css.ts';
import { PageFrame } from './PageFrame.tsx';

const nothing = () => undefined;

function TopUp() {
  const [value, setValue] = useState<string | null>('9800');
  const title = say('充值黄钻', 'Top up diamonds', 'Nạp kim cương');
  const chosen = amounts.find(({ id }) => id === value);
  return (
    <section className={css.card}>
      <SectionTitle hint={say('1 元 = 100 黄钻', '¥1 = 100 diamonds', '¥1 = 100 kim cương')}>{title}</SectionTitle>
      <AmountTiles amounts={amounts} value={value} onValueChange={setValue} label={title} />
      <div className={css.pay}>
        <span className={css.sum}>{chosen?.price}</span>
        <Button size="l" disabled={!chosen}>
          {say('扫码支付', 'Pay by scanning', 'Quét mã để trả')}
        </Button>
      </div>
    </section>
  );
}

const meta = {
  tags: ['!autodocs'],
  parameters: { bleed: true, page: true, controls: { disable: true } },
  globals: { viewport: { value: 'w1440' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  tags: ['gallery'],
  render: () => (
    <PageFrame currentId="">
      <div className={css.page}>
        <div className={css.head}>
          <MemberHead
            {...memberHead}
            badges={
              <>
                <LevelBadge level={23} />
                <NobleBadge rank="captain" />
              </>
            }
          />
        </div>
        <MemberMenu groups={memberMenu} currentId="wallet" />
        <div className={css.content}>
          <div className={css.pair}>
            <TopUp />
            <div className={css.content}>
              <SignInStrip week={weeks.open} onSignIn={nothing} />
              <TaskList tasks={tasks.slice(0, 4)} onClaim={nothing} />
            </div>
          </div>
          <section className={css.card}>
            <SectionTitle>{say('提现记录', 'Withdrawals', 'Lịch sử rút')}</SectionTitle>
            <Table
              caption={say('提现记录', 'Withdrawals', 'Lịch sử rút')}
              captionHidden
              columns={columns}
              rows={withdrawals}
              keyOf={({ id }) => id}
              footer={<Pagination page={1} total={86} pageSize={10} onPageChange={nothing} />}
            />
          </section>
        </div>
      </div>
    </PageFrame>
  ),
};
