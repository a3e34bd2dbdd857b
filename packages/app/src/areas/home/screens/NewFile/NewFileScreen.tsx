import { useLingui } from '@lingui/react/macro';
import { Card } from '@pitchside/ui/Card';
import { Chip } from '@pitchside/ui/Chip';
import { useFormat } from '@pitchside/ui/format';
import { Text } from '@pitchside/ui/Text';
import { Page } from '../../../../platform/page/Page.layout.ts';
import { releases } from '../../releases.data.ts';
import { News, Title } from './NewFile.layout.ts';

/** /new_file: changes of each version, newest first. It requests nothing from the server. */
export function NewFileScreen() {
  const { t, i18n } = useLingui();
  const { fullDate } = useFormat();
  return (
    <Page data-ready>
      <Text as="h1" size="title">{t`更新记录`}</Text>
      {releases.map(({ version, day, title, news }, index) => (
        <Card
          key={version}
          as="article"
          stacked
          title={
            <Title>
              {version} {i18n._(title)} {index === 0 && <Chip tone="turf">{t`现在`}</Chip>}
            </Title>
          }
          hint={fullDate(Date.parse(day))}
        >
          <News>
            {news.map((line) => (
              <Text as="li" key={line.id}>
                {i18n._(line)}
              </Text>
            ))}
          </News>
        </Card>
      ))}
    </Page>
  );
}
