import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  adminImportFile,
  adminLookAtFile,
  dataLimits,
  type FileAsks,
  type FileDecisions,
  type FileOutcome,
} from '@pitchside/api/desk/data';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { ChangeMarks } from '@pitchside/ui/ChangeMarks';
import { Checkbox } from '@pitchside/ui/Checkbox';
import { CheckList } from '@pitchside/ui/CheckList';
import { Input } from '@pitchside/ui/Input';
import { Text } from '@pitchside/ui/Text';
import { Uploader } from '@pitchside/ui/Uploader';
import { useState, type FormEvent } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { FileAsksWired } from './FileAsks.tsx';
import { useDataLabels } from './useDataLabels.ts';

interface Chosen {
  file: string;
  text: string;
}

const noAsks: FileAsks = { teams: [], pairs: [] };
const undecided: FileDecisions = { teams: [], days: [] };

/** Merges new questions into the known ones, without duplicates. */
const withMore = (known: FileAsks, more: FileAsks): FileAsks => ({
  teams: [...known.teams, ...more.teams.filter(({ written }) => !known.teams.some((each) => each.written === written))],
  pairs: [...known.pairs, ...more.pairs.filter(({ home, away }) => !known.pairs.some((each) => each.home === home && each.away === away))],
});

interface BringFileProps {
  /** It came in; the number is null when it was refused. */
  onBrought: (id: string | null) => void;
}

/** Import of a season from a file: preview, questions about doubtful data, and the import with a reason. */
export function BringFileWired({ onBrought }: BringFileProps) {
  const { t, i18n } = useLingui();
  const { checks: words } = useDataLabels();
  const [chosen, setChosen] = useState<Chosen>();
  const [outcome, setOutcome] = useState<FileOutcome>();
  const [asks, setAsks] = useState(noAsks);
  const [decided, setDecided] = useState(undecided);
  const [asItIs, setAsItIs] = useState(false);
  const [reason, setReason] = useState('');
  const { busy, send } = useSending();
  const hasFaults = outcome?.checks.some(({ state }) => state === 'fault') ?? false;
  const isWhole = chosen !== undefined && outcome?.figures != null && [...reason.trim()].length >= 2 && (!hasFaults || asItIs);

  const newTeams = new Intl.ListFormat(i18n.locale).format(outcome?.new_teams.map(({ name }) => name) ?? []);

  /** Text with the first finding and the number of all. */
  function foundOf(note: string, count: number): string {
    const places = plural(count, { other: '# 处' });
    if (note === '') return places;
    return count > 1 ? `${note} · ${places}` : note;
  }

  /** Puts away what is known of a file. */
  function forget(next?: Chosen): void {
    setChosen(next);
    setOutcome(undefined);
    setAsks(noAsks);
    setDecided(undecided);
    setAsItIs(false);
  }

  async function look(file: File): Promise<void> {
    const next = { file: file.name, text: await file.text() };
    forget(next);
    await send(async () => {
      const found = await api.call(adminLookAtFile, next);
      setOutcome(found);
      setAsks(found.asks);
    });
  }

  /** Runs the preview again with the decisions; answered questions stay, so that they can be changed. */
  async function decide(next: FileDecisions): Promise<void> {
    if (!chosen || busy) return;
    setDecided(next);
    await send(async () => {
      const found = await api.call(adminLookAtFile, { ...chosen, decided: next });
      setOutcome(found);
      setAsks((known) => withMore(known, found.asks));
    });
  }

  async function bring(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isWhole || busy) return;
    await send(async () => {
      const done = await api.call(adminImportFile, { ...chosen, decided, as_it_is: asItIs ? 1 : 0, reason: reason.trim() });
      if (done.import_id === null) {
        setOutcome(done);
        say('error', t`没有写入，请看核对`);
      } else {
        say('success', t`已写入`);
        forget();
        setReason('');
      }
      onBrought(done.import_id);
    });
  }

  return (
    <Card
      as="form"
      stacked
      title={t`试跑`}
      hint={t`只看不写，关掉就当没来过`}
      aria-label={t`导入文件`}
      onSubmit={(event) => void bring(event)}
      acts={
        <Button type="submit" loading={busy} disabled={!isWhole}>
          {t`写入`}
        </Button>
      }
    >
      <Uploader
        look="rows"
        label={t`赛季文件`}
        items={chosen ? [{ id: 'file', name: chosen.file, size: chosen.text.length, state: busy ? 'uploading' : 'done' }] : []}
        accept={['.json', 'application/json']}
        maxSize={dataLimits.text}
        invitation={t`拖进来或点选一个 openfootball 的 JSON`}
        onAdd={([file]) => void (file && look(file))}
        onCancel={() => forget()}
        onRetry={() => undefined}
        onRemove={() => forget()}
      />
      {outcome?.figures && (
        <>
          <Text as="p" weight="strong">{`${outcome.competition} ${outcome.season}`}</Text>
          <ChangeMarks {...outcome.figures} />
        </>
      )}
      {outcome && (
        <CheckList
          aria-label={t`核对`}
          items={outcome.checks.map(({ id, state, count, note }) => ({
            id,
            words: words[id],
            found: state === 'fine' ? t`没有问题` : foundOf(note, count),
            doubt: state !== 'fine',
          }))}
        />
      )}
      {asks.teams.length + asks.pairs.length > 0 && (
        <FileAsksWired asks={asks} decided={decided} onDecide={(next) => void decide(next)} busy={busy} />
      )}
      {outcome && outcome.new_teams.length > 0 && (
        <Text as="p" size="s" tone="quiet">
          {t`会新建：${newTeams}`}
        </Text>
      )}
      {outcome?.figures && hasFaults && <Checkbox checked={asItIs} onCheckedChange={setAsItIs}>{t`形状不对也照样写入`}</Checkbox>}
      {outcome?.figures && <Input label={t`原因`} value={reason} onValueChange={setReason} maxLength={dataLimits.reason} required />}
    </Card>
  );
}
