import { useLingui } from '@lingui/react/macro';
import type { adminDay, DeskQueue } from '@pitchside/api/desk/operations';
import type { CallData } from '@pitchside/api/contract';
import { Card } from '@pitchside/ui/Card';
import { useFormat } from '@pitchside/ui/format';
import { QueueBoard } from '@pitchside/ui/QueueBoard';
import { caseHref, deskHref } from '../adminAddress.ts';
import { useCaseLabels } from '../useCaseLabels.ts';
import { useWait } from '../useWait.ts';

/** From when on somebody has waited too long, ms: the hours after which a case stands in red. */
const late = 18 * 3_600_000;

const hrefs: Record<DeskQueue, string> = {
  withdrawal: caseHref('withdrawal'),
  verification: caseHref('verification'),
  anchor: caseHref('anchor'),
  expert: caseHref('expert'),
  plan: caseHref('plan'),
  report: caseHref('report'),
  content: deskHref('content'),
  result: deskHref('results'),
  feedback: deskHref('feedback'),
  shipping: deskHref('mall'),
};

/** Lengths of the desk's queues, with the age of the oldest item. */
export function Queues({ queues, now }: { queues: CallData<typeof adminDay>['queues']; now: number }) {
  const { t } = useLingui();
  const { integer } = useFormat();
  const { kinds } = useCaseLabels();
  const wait = useWait();
  const names: Record<DeskQueue, string> = {
    ...kinds,
    report: t({ id: 'desk.reports', message: '举报' }),
    content: t`内容待审`,
    result: t`存疑赛果`,
    feedback: t`意见反馈`,
    shipping: t`待发货`,
  };
  const all = integer(queues.reduce((sum, { total }) => sum + total, 0));
  return (
    <Card title={t`等着处理的 ${all}`}>
      <QueueBoard
        label={t`等着处理的`}
        queues={queues.map(({ kind, total, oldest_at: at }) => {
          const longest = at === null ? undefined : wait(now - at);
          return {
            id: kind,
            name: names[kind],
            href: hrefs[kind],
            total,
            value: integer(total),
            note: longest === undefined ? t`没有等着的` : t`最久 ${longest}`,
            late: at !== null && now - at > late,
          };
        })}
      />
    </Card>
  );
}
