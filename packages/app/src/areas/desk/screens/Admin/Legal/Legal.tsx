import { adminLegal, legalKinds, type LegalKind, type LegalEdition } from '@pitchside/api/desk/legal';
import { ErrorState } from '@pitchside/ui/ErrorState';
import { Skeleton } from '@pitchside/ui/Skeleton';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { firstWords } from '../../../../home/home.lazy.ts';
import { Blocks, Two } from '../Admin.layout.ts';
import { locales, type Locale } from '@pitchside/locales';
import { LegalEditorWired } from './LegalEditor.tsx';
import { PublishWired } from './Publish.tsx';
import { Card, CardBleed } from '@pitchside/ui/Card';
import { EmptyState } from '@pitchside/ui/EmptyState';
import { Link } from '@pitchside/ui/Link';
import { Table } from '@pitchside/ui/Table';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useFormat } from '@pitchside/ui/format';
import { routes } from '../../../../../routes.data.ts';

interface EditionListProps {
  kind: LegalKind;
  editions: readonly (LegalEdition & { by: string; at: number })[];
}

/** Published editions of a document with their publishers; none can change any more. */
function EditionListWired({ kind, editions }: EditionListProps) {
  const { t } = useLingui();
  const { fullDate } = useFormat();
  const type = legalKinds.indexOf(kind) + 1;
  return (
    <Card title={t`历次版本`}>
      <CardBleed>
        <Table
          caption={t`历次版本`}
          captionHidden
          rows={editions}
          keyOf={({ number }) => String(number)}
          empty={<EmptyState title={t`还是网站自带的第一版`} drawing={null} />}
          columns={[
            {
              id: 'number',
              head: t`版本`,
              width: 84,
              cell: ({ number }) => <Link href={`${routes.aboutUser.path}?type=${type}&edition=${number}`}>{t`第 ${number} 版`}</Link>,
            },
            { id: 'note', head: t`改了什么`, cell: ({ note, by }) => <TwoLines note={by}>{note}</TwoLines> },
            { id: 'since', head: t`生效`, width: 120, cell: ({ since }) => fullDate(since) },
          ]}
        />
      </CardBleed>
    </Card>
  );
}

/** Loads the initial text of the editor: the draft, else the newest edition. */
async function open(kind: LegalKind, signal: AbortSignal) {
  const found = await api.call(adminLegal, { kind }, { signal, quiet: true });
  const written = found.draft ?? found.latest;
  const words = await Promise.all(
    locales.map(async (each) => {
      const own = written?.[each];
      return [each, own && own.body !== '' ? own : await firstWords(kind, each)] as const;
    }),
  );
  return { ...found, words: Object.fromEntries(words) as Record<Locale, (typeof words)[number][1]> };
}

/** The documents of the site: written in three languages, published in editions. */
export default function Legal() {
  const { t } = useLingui();
  const [kind, setKind] = useState<LegalKind>(legalKinds[0]);
  const { value, state, again } = useResource(kind, (signal) => open(kind, signal));
  if (!value) return state === 'failed' ? <ErrorState title={t`没能送到`} onRetry={again} /> : <Skeleton shape="block" height={640} />;
  const { draft, words, editions } = value;
  return (
    <Two>
      <LegalEditorWired key={kind} kind={kind} onKindChange={setKind} words={words} draft={draft} onSaved={again} />
      <Blocks>
        <PublishWired key={`${kind} ${editions.length}`} kind={kind} draft={draft} onPublished={again} />
        <EditionListWired kind={kind} editions={editions} />
      </Blocks>
    </Two>
  );
}
