import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { roomCategories, type Room } from '@pitchside/api/live/live';
import { setLiveInfo, titleLength } from '@pitchside/api/live/studio';
import { locales } from '@pitchside/locales';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Combobox } from '@pitchside/ui/Combobox';
import { useNow } from '@pitchside/ui/format';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { languageNames } from '@pitchside/ui/LanguageSwitch';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Select } from '@pitchside/ui/Select';
import { useState, type FormEvent } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { useUploads } from '../../../../platform/upload/useUploads.ts';
import { useMatchOptions } from '../../../scores/useMatchOptions.ts';
import { useCategoryNames } from '../../room/useCategoryNames.ts';
import { Acts, Form, Pair } from '../../Studio.layout.ts';
import { Cover } from '@pitchside/ui/Cover';
import { Uploader, type UploaderProps } from '@pitchside/ui/Uploader';
import { coverView } from '../../../scores/cover.presenter.ts';
import { CoverRow } from './Live.layout.ts';

interface LiveCoverProps {
  room: Room;
  uploader: UploaderProps;
  /** The room is to be drawn again instead of showing its own picture. */
  onTakeAway: () => void;
}

/** The picture of the room as it is, and another one to upload; without one the site draws it. */
function LiveCover({ room, uploader, onTakeAway }: LiveCoverProps) {
  const { t } = useLingui();
  return (
    <CoverRow>
      <div>
        <Cover {...coverView(room)} />
        {room.cover !== null && <Button size="s" tone="plain" onClick={onTakeAway}>{t`去掉这张封面`}</Button>}
      </div>
      <FormField label={t`封面`} optional hint={t`不传就按比赛画一张`}>
        <Uploader {...uploader} />
      </FormField>
    </CoverRow>
  );
}

const hour = 3_600_000;
/** Matches to attach: recently started ones, and those of the two days that one list holds. */
const [back, ahead] = [4 * hour, 44 * hour];

/** Form for the title, category, match and cover of the room. */
export function LiveInfo({ room, onSaved }: { room: Room; onSaved: () => void }) {
  const { t } = useLingui();
  const categories = useCategoryNames();
  const now = Math.floor(useNow(hour) / hour) * hour;
  const saved = { title: room.title, category: room.category, language: room.language, matchId: room.match?.id ?? null };
  const [draft, setDraft] = useState<Pick<Room, 'title' | 'category' | 'language'> & { matchId: string | null }>(saved);
  const [isCoverOff, setCoverOff] = useState(false);
  const [saving, setSaving] = useState(false);
  const cover = useUploads('cover', 1);
  const { options, status, onRetry } = useMatchOptions(
    { from: now - back, until: now + ahead },
    draft.category === 'talk' ? 'any' : [draft.category],
    room.match,
  );
  const set = (change: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...change }));

  const [key] = cover.keys;
  const newCover = key ?? (isCoverOff ? '' : undefined);
  const isDirty =
    newCover !== undefined ||
    draft.title !== saved.title ||
    draft.category !== saved.category ||
    draft.language !== saved.language ||
    draft.matchId !== saved.matchId;
  const ready = isDirty && draft.title.trim() !== '' && !cover.pending;

  function undo(): void {
    setDraft(saved);
    setCoverOff(false);
    cover.clear();
  }
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!ready || saving) return;
    setSaving(true);
    const { title, category, language, matchId } = draft;
    try {
      await api.call(setLiveInfo, {
        title,
        category,
        language,
        match_id: matchId ?? '',
        ...(newCover !== undefined && { cover: newCover }),
      });
      setCoverOff(false);
      cover.clear();
      say('success', t`已保存`);
      onSaved();
    } catch (error) {
      // The call has shown the reason; the changes stay in the form.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSaving(false);
    }
  }

  return (
    <Card stacked padding="titled" aria-label={t`直播信息`}>
      <SectionTitle hint={t`直播中改也立即生效`}>{t`直播信息`}</SectionTitle>
      <Form onSubmit={(event) => void save(event)}>
        <Input label={t`标题`} value={draft.title} onValueChange={(title) => set({ title })} maxLength={titleLength} counter required />
        <Pair>
          <FormField label={t`分类`}>
            <Select
              options={roomCategories.map((value) => ({ value, label: categories[value] }))}
              value={draft.category}
              onValueChange={(category) => set({ category })}
            />
          </FormField>
          <FormField label={t`解说语言`} hint={t`看这种语言的观众会先看到你的直播间`}>
            <Select
              options={locales.map((value) => ({ value, label: languageNames[value] }))}
              value={draft.language}
              onValueChange={(language) => set({ language })}
            />
          </FormField>
        </Pair>
        <FormField label={t`关联比赛`} optional>
          <Combobox
            options={options}
            status={status}
            onRetry={onRetry}
            value={draft.matchId}
            onValueChange={(matchId) => set({ matchId })}
            placeholder={t`搜索球队或联赛`}
          />
        </FormField>
        <LiveCover room={isCoverOff ? { ...room, cover: null } : room} uploader={cover.uploader} onTakeAway={() => setCoverOff(true)} />
        <Acts>
          <Button tone="outline" disabled={!isDirty || saving} onClick={undo}>{t`撤销改动`}</Button>
          <Button type="submit" loading={saving} disabled={!ready}>{t`保存`}</Button>
        </Acts>
      </Form>
    </Card>
  );
}
