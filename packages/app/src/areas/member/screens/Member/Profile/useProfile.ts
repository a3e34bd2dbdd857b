import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { updateInfo, type MemberInfo } from '@pitchside/api/member/profile';
import { useEffect, useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { uploadFile } from '../../../../../platform/upload/upload.ts';
import { readMember } from '../member.store.ts';
import { changedFields, changeOf, draftOf, type ProfileDraft } from './profileDraft.ts';

/** Form state of the profile: the draft, its changes, and the save function. */
export function useProfile(info: MemberInfo) {
  const { t } = useLingui();
  const saved = draftOf(info);
  const [draft, setDraft] = useState<ProfileDraft>(saved);
  const [upload, setUpload] = useState<{ key: string; path: string }>();
  const [progress, setProgress] = useState<number>();
  const [saving, setSaving] = useState(false);
  const fields = changedFields(draft, saved);
  const dirty = fields.length > 0;

  // The browser asks before a page with unsaved changes is left.
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [dirty]);

  const set = (change: Partial<ProfileDraft>) => setDraft((before) => ({ ...before, ...change }));

  async function sendPortrait(file: File): Promise<void> {
    setProgress(0);
    try {
      const { key, path } = await uploadFile('avatar', file, { onProgress: setProgress });
      if (!path) return;
      setUpload({ key, path });
      set({ avatar: path });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      say('error', error.message || t`上传失败，请重试`);
    } finally {
      setProgress(undefined);
    }
  }

  async function save(): Promise<void> {
    if (saving || !dirty) return;
    setSaving(true);
    try {
      const change = changeOf(draft, fields, draft.avatar === upload?.path ? upload.key : undefined);
      const fresh = await readMember(() => api.call(updateInfo, change, { idempotencyKey: crypto.randomUUID() }));
      setDraft(draftOf(fresh));
      say('success', t`已保存`);
    } catch (error) {
      // The call has shown the reason; the changes stay in the form.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSaving(false);
    }
  }

  return { draft, saved, fields, dirty, set, upload, progress, sendPortrait, saving, save, undo: () => setDraft(saved) };
}
export type ProfileForm = ReturnType<typeof useProfile>;
