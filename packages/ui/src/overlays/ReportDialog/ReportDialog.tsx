import { useLingui } from '@lingui/react/macro';
import { forwardRef, useId, useState, type FormEvent, type ReactNode } from 'react';
import { FormField } from '../../forms/FormField/index.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { Textarea } from '../../forms/Textarea/index.ts';
import { Dialog, DialogActions } from '../Dialog/index.ts';
import { ReasonChoice } from './ReasonChoice.tsx';
import type { ReportAnswer, ReportReason } from './reasons.ts';
import { form, quote, refusal } from './ReportDialog.css.ts';
import { useLeaving, type OpenProps } from '../../theme/useControllableState.ts';
import { rootOf, type RootProps } from '../../theme/root.ts';
import { writtenIn } from '../../forms/Input/written.ts';

/** Maximum code points of a report's text. */
export const reportTextLength = 200;

/** Subject of the report where several are possible: the room, or its owner. */
export interface ReportSubject {
  id: string;
  /** A word: 直播间. */
  label: string;
}

export interface ReportDialogProps extends OpenProps, RootProps {
  /** Called when it is closed without sending. */
  onClose?: () => void;
  /** Name of the reported object, in the title. */
  name: string;
  /** The text in question, as of a comment; default none. */
  words?: string;
  /** Two or more to choose from, the first is taken beforehand; default nothing to choose. */
  subjects?: readonly ReportSubject[];
  /** Field that adds pictures; default none. */
  pictures?: ReactNode;
  /** Pictures are still on their way; default false. */
  pending?: boolean;
  /** Sends it; the dialog is busy meanwhile, and after success it closes, or asks its host to by `onOpenChange`. */
  onReport: (report: { subject?: string; reason: ReportReason; text: string }) => ReportAnswer | Promise<ReportAnswer>;
}

/** Report to the staff of the site: a required reason, and an optional text. */
export const ReportDialog = forwardRef<HTMLDivElement, ReportDialogProps>(function ReportDialog(
  { open, defaultOpen, onOpenChange, onClose, name, words, subjects = [], pictures, pending = false, onReport, ...root },
  ref,
) {
  const { t } = useLingui();
  const { isOpen, setOpen, leave } = useLeaving({ open, defaultOpen, onOpenChange, onClose });
  const formId = useId();
  const [subject, setSubject] = useState(subjects[0]?.id);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState('');
  const needsWords = reason === 'other';
  const ready = reason !== null && !pending && (!needsWords || writtenIn(text) !== '');

  async function send(): Promise<void> {
    if (!ready || sending) return;
    setSending(true);
    setRefused('');
    try {
      const answer = await onReport({ ...(subject !== undefined && { subject }), reason, text: writtenIn(text) });
      if (typeof answer === 'object') setRefused(answer.refused);
      else if (answer) setOpen(false);
    } finally {
      setSending(false);
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      keepOnOutsidePress
      title={t`举报 ${name}`}
      footer={
        <DialogActions
          destructive
          confirm={t`提交举报`}
          onConfirm={() => void send()}
          onCancel={leave}
          loading={sending}
          disabled={!ready}
        />
      }
      ref={ref}
      {...rootOf(root)}
    >
      <form id={formId} className={form} onSubmit={handleSubmit} noValidate>
        {words !== undefined && <blockquote className={quote}>{words}</blockquote>}
        {subjects.length > 1 && subject !== undefined && (
          <SegmentedControl
            stretch
            label={t`举报什么`}
            segments={subjects.map(({ id, label }) => ({ value: id, label }))}
            value={subject}
            onValueChange={setSubject}
          />
        )}
        <FormField label={t`原因`} required>
          <ReasonChoice value={reason} onValueChange={setReason} />
        </FormField>
        <FormField label={t`补充说明`} required={needsWords} optional={!needsWords}>
          <Textarea rows={2} value={text} onValueChange={setText} maxLength={reportTextLength} />
        </FormField>
        {pictures !== undefined && (
          <FormField label={t`图片`} optional>
            {pictures}
          </FormField>
        )}
        <p className={refusal} role="alert">
          {refused}
        </p>
      </form>
    </Dialog>
  );
});
