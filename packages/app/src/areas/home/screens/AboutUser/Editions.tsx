import { useLingui } from '@lingui/react/macro';
import { firstEdition, type LegalEdition } from '@pitchside/api/desk/legal';
import { Card } from '@pitchside/ui/Card';
import { Link } from '@pitchside/ui/Link';
import { Text } from '@pitchside/ui/Text';
import { useFormat } from '@pitchside/ui/format';
import { routes } from '../../../../routes.data.ts';

interface EditionsProps {
  /** Type of the document in addresses. */
  type: number;
  editions: readonly LegalEdition[];
  /** Number of the one that is read. */
  shown: number;
}

/** Every edition of a document, each to be read as it was. */
export function Editions({ type, editions, shown }: EditionsProps) {
  const { t } = useLingui();
  const { fullDate } = useFormat();
  if (editions.length === 0) return null;
  const rows = [
    ...editions.map(({ number, since, note }) => ({ number, words: `${fullDate(since)} ${note}` })),
    { number: firstEdition, words: t`第一版` },
  ];
  return (
    <Card title={t`历次版本`}>
      {rows.map(({ number, words }) => (
        <Text key={number} as="p" size="s" tone="quiet">
          {number === shown ? (
            <strong>{t`第 ${number} 版`}</strong>
          ) : (
            <Link href={`${routes.aboutUser.path}?type=${type}&edition=${number}`}>{t`第 ${number} 版`}</Link>
          )}{' '}
          {words}
        </Text>
      ))}
    </Card>
  );
}
