import { useLingui } from '@lingui/react/macro';
import type { ReportReason } from './reasons.ts';

/** The reasons of a report as the reader's language names them. */
export function useReasonLabels(): Record<ReportReason, string> {
  const { t } = useLingui();
  return {
    spam: t`垃圾广告`,
    abuse: t`辱骂攻击`,
    sexual: t`色情低俗`,
    violence: t`血腥暴力`,
    fraud: t`诈骗`,
    gambling: t`赌博拉人`,
    politics: t`违法内容`,
    minors: t`伤害未成年人`,
    copyright: t`侵权`,
    other: t({ id: 'report.other', message: '其他' }),
  };
}
