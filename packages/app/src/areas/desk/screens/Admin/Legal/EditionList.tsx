import { useLingui } from '@lingui/react/macro';
import { legalKinds, type LegalEdition, type LegalKind } from '@pitchside/api/desk/legal';
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
export function EditionListWired({ kind, editions }: EditionListProps) {
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
