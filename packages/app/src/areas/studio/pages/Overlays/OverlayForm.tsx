import { useLingui } from '@lingui/react/macro';
import { overlayKinds, overlayLimits, type OverlayKind, type OverlaySettings } from '@pitchside/api/live/overlays';
import { locales } from '@pitchside/locales';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Divider } from '@pitchside/ui/Divider';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { languageNames } from '@pitchside/ui/LanguageSwitch';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Select } from '@pitchside/ui/Select';
import { Tabs, tabPanel } from '@pitchside/ui/Tabs';
import { useId, useState, type FormEvent } from 'react';
import { unlessLost } from '../../../../platform/log/later.ts';
import { useUploads } from '../../../../platform/upload/useUploads.ts';
import { useKindNames } from '../../overlays/useKindNames.ts';
import type { OwnOverlaysState } from '../../overlays/useOverlays.ts';
import { Acts, Form, Pair } from '../../Studio.layout.ts';
import { KindFields } from './KindFields.tsx';

interface OverlayFormProps {
  overlays: Pick<OwnOverlaysState, 'change' | 'undo' | 'save' | 'busy' | 'isDirty'>;
  settings: OverlaySettings;
}

const digits = (text: string) => text.replaceAll(/[^\da-f]/gi, '').toLowerCase();

/** Settings of all overlays, and of one kind at a time. */
export function OverlayForm({ overlays: { change, undo, save, busy, isDirty }, settings }: OverlayFormProps) {
  const { t } = useLingui();
  const names = useKindNames();
  const panel = useId();
  const [kind, setKind] = useState<OverlayKind>('score');
  const [typed, setTyped] = useState<string>();
  const uploads = useUploads('sponsor', Math.max(0, overlayLimits.pictures - settings.sponsors.pictures.length));
  const isChanged = isDirty || uploads.keys.length > 0;
  const color = typed ?? settings.color;
  const isColor = color === '' || color.length === 6;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isChanged || !isColor || uploads.pending) return;
    unlessLost(save([...settings.sponsors.pictures, ...uploads.keys], uploads.clear));
  }
  return (
    <Card stacked padding="titled" title={t`叠加层设置`}>
      <Form onSubmit={submit}>
        <Pair>
          <FormField label={t`叠加层语言`}>
            <Select
              options={locales.map((value) => ({ value, label: languageNames[value] }))}
              value={settings.language}
              onValueChange={(language) => change({ language })}
            />
          </FormField>
          <FormField label={t`底色`}>
            <SegmentedControl
              stretch
              segments={[
                { value: 'dark', label: t({ id: 'overlay.dark', message: '深色' }) },
                { value: 'light', label: t({ id: 'overlay.light', message: '浅色' }) },
              ]}
              value={settings.theme}
              onValueChange={(theme) => change({ theme })}
            />
          </FormField>
          <Input
            label={t`主色`}
            prefix="#"
            placeholder="0b6b45"
            accept={digits}
            maxLength={6}
            value={color}
            onValueChange={(next) => {
              setTyped(next);
              if (next === '' || next.length === 6) change({ color: next });
            }}
            hint={t`六位十六进制，留空用本站的颜色`}
            {...(!isColor && { error: t`要六位，比如 c8102e` })}
          />
        </Pair>
        <Divider />
        <Tabs
          label={t`叠加层`}
          controls={panel}
          tabs={overlayKinds.map((id) => ({ id, label: names[id] }))}
          value={kind}
          onValueChange={setKind}
        />
        <div {...tabPanel(panel, kind)}>
          <KindFields key={kind} kind={kind} settings={settings} change={change} uploader={uploads.uploader} />
        </div>
        <Acts>
          <Button
            tone="outline"
            disabled={!isChanged || busy === 'save'}
            onClick={() => {
              undo();
              setTyped(undefined);
              uploads.clear();
            }}
          >{t`撤销改动`}</Button>
          <Button type="submit" loading={busy === 'save'} disabled={!isChanged || !isColor || uploads.pending}>
            {t`保存`}
          </Button>
        </Acts>
      </Form>
    </Card>
  );
}
