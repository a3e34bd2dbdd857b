import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@pitchside/api';
import { placardLength, placardList, setPlacard } from '@pitchside/api/live/studio';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { Facts } from '@pitchside/ui/Facts';
import { useFormat } from '@pitchside/ui/format';
import { FormField } from '@pitchside/ui/FormField';
import { RoomPlacard } from '@pitchside/ui/RoomPlacard';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Textarea } from '@pitchside/ui/Textarea';
import { useState, type FormEvent } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useResource } from '../../../../platform/resource/useResource.ts';
import { say } from '../../../../platform/toasts/say.ts';
import { Acts, Form } from '../../Studio.layout.ts';

/** Earlier words that are offered again. */
const shown = 3;

/** Form for the room's placard as viewers see it, with earlier ones to choose from. */
export function LivePlacard({ placard, onSaved }: { placard: string; onSaved: () => void }) {
  const { t } = useLingui();
  const { date, time } = useFormat();
  const [text, setText] = useState(placard);
  const [saving, setSaving] = useState(false);
  // What stands there now is in the field; one more is asked for, in case it is among the earlier ones.
  const { value } = useResource('placards', (signal) => api.call(placardList, { limit: shown + 1 }, { signal }), { version: placard });
  const earlier = (value?.list ?? []).filter((line) => line.placard !== placard).slice(0, shown);
  const words = text.trim();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (saving || words === placard) return;
    setSaving(true);
    try {
      await api.call(setPlacard, { placard: words });
      say('success', words === '' ? t`公告已撤下` : t`公告已发布`);
      onSaved();
    } catch (error) {
      // The call has shown the reason; the text stays in the field.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setSaving(false);
    }
  }

  return (
    <Card stacked padding="titled" aria-label={t`公告`}>
      <SectionTitle>{t`公告`}</SectionTitle>
      <Form onSubmit={(event) => void save(event)}>
        <FormField label={t`公告内容`} labelHidden>
          <Textarea
            value={text}
            onValueChange={setText}
            rows={3}
            maxLength={placardLength}
            placeholder={t`最多 ${placardLength} 个字，进房间的人都看得到`}
          />
        </FormField>
        {words !== '' && <RoomPlacard>{words}</RoomPlacard>}
        <Acts>
          <Button type="submit" loading={saving} disabled={words === placard}>
            {words === '' && placard !== '' ? t`撤下` : t`发布`}
          </Button>
        </Acts>
      </Form>
      {earlier.length > 0 && (
        <Facts
          look="sheet"
          facts={earlier.map((line) => ({
            id: String(line.at),
            label: `${date(line.at)} ${time(line.at)}`,
            value: (
              <>
                {line.placard} <Button size="s" tone="plain" onClick={() => setText(line.placard)}>{t`再用`}</Button>
              </>
            ),
          }))}
        />
      )}
    </Card>
  );
}
