import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { contentLimits } from '@pitchside/api/content/content';
import { insertHeadline, type Section } from '@pitchside/api/content/news';
import { Dialog, DialogActions } from '@pitchside/ui/Dialog';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { Select } from '@pitchside/ui/Select';
import { Textarea } from '@pitchside/ui/Textarea';
import { Uploader } from '@pitchside/ui/Uploader';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useRequestKey } from '../../../platform/sending/useRequestKey.ts';
import { say } from '../../../platform/toasts/say.ts';
import { useUploads } from '../../../platform/upload/useUploads.ts';
import { useSyncSnapshot } from '../../../platform/typing/useSyncSnapshot.ts';
import { drafts, setDraft } from '../drafts.store.ts';
import { Fields } from './sendin.layout.ts';

interface SendInProps {
  sections: readonly Section[];
  onClose: () => void;
}

/** Names of the drafts. */
const about = { title: 'article title', words: 'article' } as const;

/** Form for an own article, which editors review first; its text survives a reload. */
export default function SendIn({ sections, onClose }: SendInProps) {
  const { t } = useLingui();
  const { of: written } = useSyncSnapshot(drafts);
  const { uploader, keys, pending, clear } = useUploads('article', 1);
  const [sectionId, setSectionId] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [isTried, setTried] = useState(false);
  const keyed = useRequestKey();
  const [title, words] = [written[about.title] ?? '', written[about.words] ?? ''];
  const [cover] = keys;
  const lacks = {
    title: isTried && title.trim() === '' ? t`写一个标题` : undefined,
    section: isTried && sectionId === null ? t`选择一个栏目` : undefined,
    cover: isTried && cover === undefined && !pending ? t`加一张封面` : undefined,
    words: isTried && words.trim() === '' ? t`写下正文` : undefined,
  };
  const isWhole = title.trim() !== '' && sectionId !== null && cover !== undefined && words.trim() !== '';

  async function send(): Promise<void> {
    setTried(true);
    if (!isWhole || sending || pending) return;
    setSending(true);
    try {
      const article = { title, section_id: sectionId, cover, content: words };
      await keyed((idempotencyKey) => api.call(insertHeadline, article, { idempotencyKey }));
      setDraft(about.title, '');
      setDraft(about.words, '');
      clear();
      say('success', t`投稿已收到，审核结果会告诉你`);
      onClose();
    } catch (error) {
      // The call has shown the reason; the text stays.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      title={t`投稿`}
      description={t`编辑看过后刊登在头条。空一行分段。`}
      footer={<DialogActions confirm={t`提交审核`} onConfirm={() => void send()} onCancel={onClose} loading={sending} disabled={pending} />}
    >
      <Fields>
        <FormField label={t`标题`} required {...(lacks.title && { error: lacks.title })}>
          <Input value={title} onValueChange={(text) => setDraft(about.title, text)} maxLength={contentLimits.title} counter />
        </FormField>
        <FormField label={t`栏目`} required {...(lacks.section && { error: lacks.section })}>
          <Select value={sectionId} onValueChange={setSectionId} options={sections.map(({ id, name }) => ({ value: id, label: name }))} />
        </FormField>
        <FormField label={t`封面`} required {...(lacks.cover && { error: lacks.cover })}>
          <Uploader {...uploader} />
        </FormField>
        <FormField label={t`正文`} required {...(lacks.words && { error: lacks.words })}>
          <Textarea
            value={words}
            onValueChange={(text) => setDraft(about.words, text)}
            rows={8}
            resize="grow"
            maxRows={16}
            maxLength={contentLimits.article}
          />
        </FormField>
      </Fields>
    </Dialog>
  );
}
