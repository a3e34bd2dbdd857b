import { useLingui } from '@lingui/react/macro';
import type { CallData } from '@pitchside/api';
import { adminReleaseMatch, dataLimits, type adminSources, type OverriddenMatch } from '@pitchside/api/desk/data';
import { Button } from '@pitchside/ui/Button';
import { Card } from '@pitchside/ui/Card';
import { useChatTime, useNow } from '@pitchside/ui/format';
import { Input } from '@pitchside/ui/Input';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import type { Loaded } from '../../../../../platform/resource/useResource.ts';
import { useSending } from '../../../../../platform/sending/useSending.ts';
import { say } from '../../../../../platform/toasts/say.ts';
import { DataTableWired } from './DataTable.tsx';
import { useRulingLabels } from './useRulingLabels.ts';

const minute = 60_000;

interface HeldMatchesProps {
  loaded: Loaded<CallData<typeof adminSources>>;
  onReleased: () => void;
}

/** Matches in which an operator's word counts, beside what their source says, and giving them back for a reason. */
export function HeldMatchesWired({ loaded, onReleased }: HeldMatchesProps) {
  const { t } = useLingui();
  const { value } = loaded;
  const { long } = useChatTime();
  const now = useNow(minute);
  const kinds = useRulingLabels();
  const [reason, setReason] = useState('');
  const { busy, send } = useSending();
  const isReasoned = [...reason.trim()].length >= 2;
  const scoreText = (home: number | null, away: number | null) => (home === null || away === null ? '–' : `${home} : ${away}`);
  const release = (id: string) =>
    send(async () => {
      await api.call(adminReleaseMatch, { match: id, reason: reason.trim() });
      say('success', t`已交还来源`);
      setReason('');
      onReleased();
    });
  return (
    <Card stacked title={t`各说各的`} hint={t`来源与人工不一样的`}>
      <DataTableWired<OverriddenMatch>
        caption={t`各说各的`}
        loaded={loaded}
        rows={value?.held}
        keyOf={({ match }) => match.id}
        empty={t`没有接管的比赛`}
        columns={[
          {
            id: 'match',
            head: t`比赛`,
            cell: ({ match, kind, reasons, by, at }) => {
              const [host, guest] = [match.home.short_name, match.away.short_name];
              return (
                <TwoLines look="strong" note={`${kinds[kind]} · ${by} · ${long(at, now)} · ${reasons[language]}`}>
                  {t`${host} 对 ${guest}`}
                </TwoLines>
              );
            },
          },
          { id: 'said', head: t`来源说`, width: 84, cell: ({ said }) => (said ? scoreText(said.home, said.away) : '–') },
          { id: 'shown', head: t`页面写`, width: 84, cell: ({ match }) => scoreText(match.home_score, match.away_score) },
          {
            id: 'act',
            head: t`操作`,
            width: 110,
            cell: ({ match }) => {
              const [host, guest] = [match.home.short_name, match.away.short_name];
              return (
                <Button
                  size="s"
                  tone="plain"
                  disabled={!isReasoned || busy}
                  aria-label={t`把${host}对${guest}交还来源`}
                  onClick={() => void release(match.id)}
                >
                  {t`交还来源`}
                </Button>
              );
            },
          },
        ]}
      />
      {value && value.held.length > 0 && (
        <Input label={t`交还的原因`} value={reason} onValueChange={setReason} maxLength={dataLimits.reason} required />
      )}
    </Card>
  );
}
