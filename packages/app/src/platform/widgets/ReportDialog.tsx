import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { report, reportLimits, type ReportKind } from '@pitchside/api/live/moderation';
import { ReportDialog, type ReportAnswer, type ReportReason } from '@pitchside/ui/ReportDialog';
import { Uploader } from '@pitchside/ui/Uploader';
import { useSnapshot } from 'valtio';
import { api } from '../api/api.ts';
import { useRequestKey } from '../sending/useRequestKey.ts';
import { say } from '../toasts/say.ts';
import { useUploads } from '../upload/useUploads.ts';
import { closeReport, reporting, type ReportRequest } from '../report/report.store.ts';

/** Report dialog for any item of the site. */
export default function ReportDialogWired() {
  const { request } = useSnapshot(reporting);
  // Each report begins with an empty form.
  return request && <OpenReport key={request.of.map(({ kind, id }) => `${kind} ${id}`).join()} request={request} />;
}

function OpenReport({ request: { name, words, of } }: { request: ReportRequest }) {
  const { t } = useLingui();
  const { uploader, keys, pending } = useUploads('report', reportLimits.pictures);
  const keyed = useRequestKey();
  const labels: Partial<Record<ReportKind, string>> = {
    room: t`直播间`,
    plan: t({ id: 'report.plan', message: '方案' }),
    member: of.some(({ kind }) => kind === 'plan') ? t`专家` : t`主播`,
  };

  async function send({ subject, reason, text }: { subject?: string; reason: ReportReason; text: string }): Promise<ReportAnswer> {
    const about = of.find(({ kind }) => kind === subject) ?? of[0];
    if (!about) return false;
    try {
      await keyed((idempotencyKey) => api.call(report, { ...about, reason, text, pictures: keys }, { idempotencyKey, quiet: true }));
      closeReport();
      say('success', t`举报已收到，处理后会告诉你`);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { refused: error.message || t`没能提交，请重试` };
    }
  }
  return (
    <ReportDialog
      open
      onClose={closeReport}
      name={name}
      {...(words !== undefined && { words })}
      {...(of.length > 1 && { subjects: of.map(({ kind }) => ({ id: kind, label: labels[kind] ?? kind })) })}
      pictures={<Uploader {...uploader} />}
      pending={pending}
      onReport={send}
    />
  );
}
