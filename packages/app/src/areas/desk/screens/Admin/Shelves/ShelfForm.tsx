import { useLingui } from '@lingui/react/macro';
import { adminSaveShelf, type Shelf, type ShelfKind } from '@pitchside/api/content/content';
import { Card } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { NumberField } from '@pitchside/ui/NumberField';
import { Select } from '@pitchside/ui/Select';
import { Switch } from '@pitchside/ui/Switch';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { Blocks } from '../Admin.layout.ts';
import { SaveFoot } from '../SaveFoot.tsx';
import { TextInThree, isInThree, noTexts } from '../TextInThree.tsx';

/** Value of the option without a parent. */
const none = 'none';

interface ShelfFormProps {
  kind: ShelfKind;
  /** The one that is changed; undefined for a new one. */
  shelf: Shelf | undefined;
  /** Possible parents of a category. */
  parents: readonly Shelf[];
  onSaved: (shelf: Shelf) => void;
}

/** A section, a category or a circle: its names, its place, whether something new may be put into it. */
export function ShelfFormWired({ kind, shelf, parents, onSaved }: ShelfFormProps) {
  const { t } = useLingui();
  const [names, setNames] = useState(shelf?.names ?? noTexts);
  const [about, setAbout] = useState(shelf?.about ?? noTexts);
  const [place, setPlace] = useState<number | null>(shelf?.place ?? 1_000);
  const [parent, setParent] = useState(shelf?.parent_id ?? none);
  const [group, setGroup] = useState(shelf?.group_id ?? '');
  const [isOpen, setOpen] = useState(shelf?.is_open ?? true);
  const [isTried, setTried] = useState(false);
  const { busy, send } = useSending();
  const isWhole = isInThree(names);
  const titles: Record<ShelfKind, { fresh: string; known: string }> = {
    section: { fresh: t`新建文章栏目`, known: t`修改文章栏目` },
    category: { fresh: t`新建视频分类`, known: t`修改视频分类` },
    circle: { fresh: t`新建圈子`, known: t`修改圈子` },
  };
  const title = titles[kind][shelf ? 'known' : 'fresh'];

  async function save(): Promise<void> {
    setTried(true);
    if (!isWhole) return;
    await send(async () => {
      const saved = await api.call(adminSaveShelf, {
        kind,
        ...(shelf && { id: shelf.id }),
        names: { zh: names.zh.trim(), en: names.en.trim(), vi: names.vi.trim() },
        about: { zh: about.zh.trim(), en: about.en.trim(), vi: about.vi.trim() },
        ...(kind === 'category' && parent !== none && { parent_id: parent }),
        ...(kind === 'circle' && group.trim() !== '' && { group_id: group.trim() }),
        place: place ?? 1_000,
        is_open: isOpen,
      });
      say('success', t`已保存`);
      onSaved(saved);
    });
  }

  return (
    <Card aria-label={title} title={title}>
      <Blocks>
        <TextInThree
          value={names}
          onValueChange={setNames}
          label={(tongue) => t`名称（${tongue}）`}
          maxLength={() => 30}
          required
          isTried={isTried}
        />
        {kind === 'circle' && (
          <TextInThree value={about} onValueChange={setAbout} label={(tongue) => t`介绍（${tongue}）`} maxLength={() => 120} />
        )}
        {kind === 'circle' && (
          <FormField label={t`群号`} optional hint={t`谁都能加入的群，圈子里会有进群的入口`}>
            <Input value={group} onValueChange={setGroup} inputMode="numeric" maxLength={15} />
          </FormField>
        )}
        {kind === 'category' && (
          <FormField label={t`上级`}>
            <Select
              value={parent}
              onValueChange={setParent}
              options={[{ value: none, label: t`没有上级` }, ...parents.map((each) => ({ value: each.id, label: each.names[language] }))]}
            />
          </FormField>
        )}
        <FormField label={t`次序`} hint={t`小的排在前面`}>
          <NumberField value={place} onValueChange={setPlace} min={0} max={10_000} />
        </FormField>
        <Switch checked={isOpen} onCheckedChange={setOpen} note={t`关闭后不再列出，已有的内容都留着`}>
          {t`开放`}
        </Switch>
      </Blocks>
      <SaveFoot busy={busy} onSave={() => void save()} />
    </Card>
  );
}
