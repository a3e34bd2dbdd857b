import { useLingui } from '@lingui/react/macro';
import { competitionTree, seasonList, seasonTable } from '@pitchside/api/scores/competitions';
import { adminDeduct, dataLimits } from '@pitchside/api/desk/data';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { Select } from '@pitchside/ui/Select';
import { Text } from '@pitchside/ui/Text';
import { useState, type FormEvent } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { isWithin } from '../../../../../platform/numbers/isWithin.ts';
import { WholeNumberField } from '../../../../../platform/numbers/WholeNumberField.tsx';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { isInThree, noTexts, TextInThree } from '../TextInThree.tsx';
import { DeductPreviewWired } from './DeductPreview.tsx';

/** Most points that are taken at once. */
const most = 99;

/** Takes points from a team in a season, or gives them back; fans read the reason under the table. */
export function DeductFormWired({ onSaved }: { onSaved: () => void }) {
  const { t } = useLingui();
  const [competition, setCompetition] = useState<string | null>(null);
  const [season, setSeason] = useState<string | null>(null);
  const [team, setTeam] = useState<string | null>(null);
  const [points, setPoints] = useState<number | null>(null);
  const [reasons, setReasons] = useState(noTexts);
  const [isTried, setTried] = useState(false);
  const { busy, send } = useSending();
  const tree = useResource('tree', (signal) => api.call(competitionTree, {}, { signal, quiet: true }));
  const seasons = useResource(competition, (signal) => api.call(seasonList, { id: competition ?? '' }, { signal, quiet: true }));
  const table = useResource(competition && season && `${competition} ${season}`, (signal) =>
    api.call(seasonTable, { id: competition ?? '', season: season ?? '' }, { signal, quiet: true }),
  );
  const isWhole = competition !== null && season !== null && team !== null && isWithin(points, 0, most) && isInThree(reasons);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (!isWhole || busy) return;
    await send(async () => {
      await api.call(adminDeduct, { competition, season, team, points, reasons });
      say('success', points === 0 ? t`已还回` : t`已扣分`);
      onSaved();
    });
  }

  return (
    <Card
      as="form"
      stacked
      title={t`新的一条`}
      aria-label={t`扣分`}
      onSubmit={(event) => void save(event)}
      acts={
        <Button type="submit" loading={busy}>
          {t`保存`}
        </Button>
      }
    >
      <FormField
        label={t({ id: 'data.competition', message: '赛事' })}
        required
        {...(isTried && competition === null && { error: t`必填` })}
      >
        <Select
          value={competition}
          onValueChange={(next) => {
            setCompetition(next);
            setSeason(null);
            setTeam(null);
          }}
          options={(tree.value?.countries ?? []).map(({ id, name, competitions }) => ({
            id,
            label: name,
            options: competitions.map((each) => ({ value: each.id, label: each.name })),
          }))}
        />
      </FormField>
      <FormField label={t`赛季`} required {...(isTried && season === null && { error: t`必填` })}>
        <Select
          value={season}
          onValueChange={(next) => {
            setSeason(next);
            setTeam(null);
          }}
          disabled={!seasons.value}
          options={(seasons.value?.seasons ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormField>
      <FormField label={t`球队`} required {...(isTried && team === null && { error: t`必填` })}>
        <Select
          value={team}
          onValueChange={setTeam}
          disabled={!table.value}
          options={(table.value?.teams ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </FormField>
      <WholeNumberField
        label={t`扣几分`}
        required
        {...(isTried && points === null && { error: t`必填` })}
        value={points}
        onValueChange={setPoints}
        least={0}
        most={most}
      />
      {competition !== null && season !== null && team !== null && isWithin(points, 0, most) && (
        <DeductPreviewWired competition={competition} season={season} team={team} points={points} />
      )}
      <Text as="p" size="s" tone="quiet">{t`代替之前扣的分；写 0 就还回。原因照原话写在积分榜下。`}</Text>
      <TextInThree
        value={reasons}
        onValueChange={setReasons}
        label={(tongue) => t`原因（${tongue}）`}
        maxLength={() => dataLimits.reason}
        required
        isTried={isTried}
      />
    </Card>
  );
}
