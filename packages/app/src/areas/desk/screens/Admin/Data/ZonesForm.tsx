import { useLingui } from '@lingui/react/macro';
import { zoneTones, type ZoneTone } from '@pitchside/api/scores/competitions';
import { adminSaveZones, dataLimits, type CompetitionBook, type DataZone } from '@pitchside/api/desk/data';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { Input } from '@pitchside/ui/Input';
import { NumberField } from '@pitchside/ui/NumberField';
import { Select } from '@pitchside/ui/Select';
import { Text } from '@pitchside/ui/Text';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { Blocks, Columns, Keys, Line } from '../Admin.layout.ts';
import { isInThree, noTexts, TextInThree } from '../TextInThree.tsx';
import { useReasoned } from './useReasoned.ts';
import { useRuleLabels } from './useRuleLabels.ts';

interface ZonesFormProps {
  book: CompetitionBook;
  onSaved: (book: CompetitionBook) => void;
}

/** Most zones of a table. */
const most = 10;
const fresh: DataZone = { tone: 'advance', names: noTexts, from: 1, to: 1, best: null };

/** Form for the zones of a table from a season on; starts with the current ones. */
export function ZonesFormWired({ book: { competition, lines }, onSaved }: ZonesFormProps) {
  const { t } = useLingui();
  const { tones } = useRuleLabels();
  const [zones, setZones] = useState<DataZone[]>(() => structuredClone(lines.findLast(({ kind }) => kind === 'zones')?.zones ?? []));
  const [since, setSince] = useState<number | null>(null);
  const isThere = since !== null && zones.every(({ names }) => isInThree(names));
  const { reason, setReason, isWhole, busy, onSubmit } = useReasoned(
    isThere ? (own) => api.call(adminSaveZones, { id: competition.id, since, zones, reason: own }) : undefined,
    onSaved,
  );
  const change = (index: number, part: Partial<DataZone>) =>
    setZones(zones.map((zone, at) => (at === index ? { ...zone, ...part } : zone)));

  return (
    <Card
      as="form"
      stacked
      title={t`名次区间`}
      aria-label={t`改名次区间`}
      onSubmit={onSubmit}
      acts={
        <>
          <Button tone="plain" disabled={zones.length >= most} onClick={() => setZones([...zones, fresh])}>{t`加一段`}</Button>
          <Button type="submit" loading={busy} disabled={!isWhole}>
            {t`保存`}
          </Button>
        </>
      }
    >
      <Text as="p" size="s" tone="quiet">{t`名次从 1 数起；从末尾数写负数，-1 是最后一名。`}</Text>
      {zones.map((zone, index) => {
        const number = index + 1;
        return (
          <Blocks key={index} role="group" aria-label={t`第 ${number} 段`}>
            <Line>
              <Text weight="strong">{t`第 ${number} 段`}</Text>
              <Keys>
                <Button
                  size="s"
                  tone="plain"
                  aria-label={t`去掉第 ${number} 段`}
                  onClick={() => setZones(zones.filter((_, at) => at !== index))}
                >
                  {t`去掉`}
                </Button>
              </Keys>
            </Line>
            <FormField label={t`种类`} required>
              <Select<ZoneTone>
                value={zone.tone}
                onValueChange={(tone) => change(index, { tone })}
                options={zoneTones.map((each) => ({ value: each, label: tones[each] }))}
              />
            </FormField>
            <Columns>
              <FormField label={t`从`} required>
                <NumberField value={zone.from} onValueChange={(from) => from !== null && change(index, { from })} min={-30} max={60} />
              </FormField>
              <FormField label={t`到`} required>
                <NumberField value={zone.to} onValueChange={(to) => to !== null && change(index, { to })} min={-30} max={60} />
              </FormField>
              <FormField label={t`只取最好的几支`} optional>
                <NumberField value={zone.best} onValueChange={(best) => change(index, { best })} min={1} max={24} />
              </FormField>
            </Columns>
            <TextInThree
              value={zone.names}
              onValueChange={(names) => change(index, { names })}
              label={(tongue) => t`名称（${tongue}）`}
              maxLength={() => dataLimits.shortName}
              required
            />
          </Blocks>
        );
      })}
      <FormField label={t`从哪年开始的赛季起`} required>
        <NumberField value={since} onValueChange={setSince} min={0} max={2100} />
      </FormField>
      <Input label={t`原因`} value={reason} onValueChange={setReason} maxLength={dataLimits.reason} required />
    </Card>
  );
}
