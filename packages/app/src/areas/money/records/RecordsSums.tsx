import { useLingui } from '@lingui/react/macro';
import type { RecordDay, RecordKind } from '@pitchside/api/money/orders';
import { addDays } from '@pitchside/ui/Calendar';
import { CardBleed } from '@pitchside/ui/Card';
import { DailyBars } from '@pitchside/ui/DailyBars';
import { Divider } from '@pitchside/ui/Divider';
import { Facts } from '@pitchside/ui/Facts';
import { useFormat } from '@pitchside/ui/format';
import { PriceTag } from '@pitchside/ui/PriceTag';
import { Text } from '@pitchside/ui/Text';
import { startOf } from '../../../platform/days/days.ts';
import { useYuan } from '../../../platform/yuan/useYuan.ts';
import { Bars, Sums } from './Records.layout.ts';
import type { RecordsAnswer } from './useRecords.ts';

/** All days of a span, with the amounts of each. */
function daysOf({ from, to, days }: RecordsAnswer): RecordDay[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const all: RecordDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) all.push(known.get(day) ?? { day, diamonds: 0, wallet: 0, income: 0, paid: 0 });
  return all;
}

/** Sum of the records, in total and by day; keeps its height while loading. */
export function RecordsSums({ kind, answer }: { kind: RecordKind; answer: RecordsAnswer | undefined }) {
  const { t } = useLingui();
  const { integer, tenths, date } = useFormat();
  const yuan = useYuan();
  const sums = answer?.sums;
  const money = sums ? Math.abs(kind === 'order' ? sums.paid : sums.wallet + sums.income) : 0;
  // Diamonds and money cannot share a scale: whichever there is more to say about.
  const byMoney = kind === 'order' || (sums !== undefined && sums.diamonds === 0 && money > 0);
  const valueOf = (day: RecordDay) => Math.abs(kind === 'order' ? day.paid : byMoney ? day.wallet + day.income : day.diamonds);
  const write = (value: number) => {
    const figure = integer(value);
    return byMoney ? yuan(value) : t`${figure} 黄钻`;
  };
  const bars = answer
    ? daysOf(answer).map((day) => ({ id: day.day, value: valueOf(day), label: `${date(startOf(day.day))} ${write(valueOf(day))}` }))
    : [];
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), { id: '', value: 0, label: '' });
  const peak = most.id === '' ? '' : date(startOf(most.id));
  const words: Record<RecordKind, { diamonds: string; money: string; days: string }> = {
    consume: { diamonds: t`支出黄钻`, money: t`支出消费钱包`, days: t`每日支出` },
    income: { diamonds: t`收到黄钻`, money: t`收到金额`, days: t`每日收益` },
    order: { diamonds: t`到账黄钻`, money: t`实付金额`, days: t`每日充值` },
  };
  const noMoney = kind === 'consume' && money === 0;
  return (
    <CardBleed>
      <Divider />
      <Sums>
        <Facts
          look="figures"
          size="l"
          facts={[
            {
              id: 'diamonds',
              label: words[kind].diamonds,
              value: <PriceTag amount={Math.abs(sums?.diamonds ?? 0)} sum size="l" />,
            },
            { id: 'count', label: t`笔数`, value: integer(sums?.count ?? 0) },
            noMoney
              ? { id: 'experience', label: t`获得经验`, value: `+${tenths(sums?.experience ?? 0)}` }
              : { id: 'money', label: words[kind].money, value: yuan(money) },
          ]}
        />
        <Bars>
          <Text size="xs" tone="quiet">
            {words[kind].days}
            <br />
            {most.value > 0 ? t`最高 ${peak}` : ' '}
          </Text>
          <DailyBars days={bars} label={words[kind].days} />
        </Bars>
      </Sums>
    </CardBleed>
  );
}
