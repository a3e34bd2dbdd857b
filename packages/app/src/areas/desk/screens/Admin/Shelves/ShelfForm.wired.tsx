import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { adminSaveShelf, type Shelf, type ShelfKind } from '@pitchside/api/content';
import { Button } from '@pitchside/ui/Button';
import { Card, CardFoot } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { languageNames } from '@pitchside/ui/LanguageSwitch';
import { NumberField } from '@pitchside/ui/NumberField';
import { Select } from '@pitchside/ui/Select';
import { Switch } from '@pitchside/ui/Switch';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { Blocks } from '../Admin.layout.ts';

const languages = ['zh', 'en', 'vi'] as const;
const nothing = { zh: '', en: '', vi: '' };
/** Stands for no parent in the choice. */
const none = 'none';

interface ShelfFormProps {
  kind: ShelfKind;
  /** What the kind is called. */
  name: string;
  /** The one that is changed; undefined for a new one. */
  shelf: Shelf | undefined;
  /** What may stand above a category. */
  parents: readonly Shelf[];
  onSaved: (shelf: Shelf) => void;
}

/** A section, a category or a circle: its names, its place, whether something new may be put into it. */
export function ShelfFormWired({ kind, name, shelf, parents, onSaved }: ShelfFormProps) {
  const { t } = useLingui();
  const [names, setNames] = useState(shelf?.names ?? nothing);
  const [about, setAbout] = useState(shelf?.about ?? nothing);
  const [place, setPlace] = useState<number | null>(shelf?.place ?? 1_000);
  const [parent, setParent] = useState(shelf?.parent_id ?? none);
  const [group, setGroup] = useState(shelf?.group_id ?? '');
  const [isOpen, setOpen] = useState(shelf?.is_open ?? true);
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const isWhole = languages.every((each) => names[each].trim() !== '');

  async function save(): Promise<void> {
    setTried(true);
    if (!isWhole) return;
    setBusy(true);
    try {
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
    } catch (error) {
      // The call has told why not.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card aria-label={shelf ? t`修改${name}` : t`新建${name}`} title={shelf ? t`修改${name}` : t`新建${name}`}>
      <Blocks>
        {languages.map((each) => {
          const tongue = languageNames[each];
          return (
            <FormField
              key={each}
              label={t`名称（${tongue}）`}
              required
              {...(isTried && names[each].trim() === '' && { error: t`三种语言都要写` })}
            >
              <Input value={names[each]} onValueChange={(text) => setNames({ ...names, [each]: text })} maxLength={30} />
            </FormField>
          );
        })}
        {kind === 'circle' &&
          languages.map((each) => {
            const tongue = languageNames[each];
            return (
              <FormField key={each} label={t`介绍（${tongue}）`} optional>
                <Input value={about[each]} onValueChange={(text) => setAbout({ ...about, [each]: text })} maxLength={120} />
              </FormField>
            );
          })}
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
      <CardFoot
        acts={
          <Button loading={busy} onClick={() => void save()}>
            {t`保存`}
          </Button>
        }
      />
    </Card>
  );
}
