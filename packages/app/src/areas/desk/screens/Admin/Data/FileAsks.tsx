import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FileAsks, FileDecisions } from '@pitchside/api/desk/data';
import { Card } from '@pitchside/ui/Card';
import { FormField } from '@pitchside/ui/FormField';
import { RadioGroup } from '@pitchside/ui/RadioGroup';
import { Text } from '@pitchside/ui/Text';
import { Block } from '../Admin.layout.ts';

type TeamAsk = FileAsks['teams'][number];
type PairAsk = FileAsks['pairs'][number];

interface FileAsksProps {
  asks: FileAsks;
  decided: FileDecisions;
  onDecide: (decided: FileDecisions) => void;
  /** Nothing can be decided while what was decided last is looked at. */
  busy: boolean;
}

/** No decision: the file is taken as it stands. */
const asItStands = 'none';

/** Questions to answer before a file is written: which team a name means, and which of two versions of a match stays. */
export function FileAsksWired({ asks, decided, onDecide, busy }: FileAsksProps) {
  const { t } = useLingui();
  const { teams, days } = decided;
  const isOf = (pair: PairAsk) => (day: FileDecisions['days'][number]) => day.home === pair.home && day.away === pair.away;

  const decideTeam = ({ written, like }: TeamAsk, choice: string) => {
    const others = teams.filter((each) => each.written !== written);
    onDecide({ days, teams: choice === asItStands ? others : [...others, { written, id: like.id }] });
  };
  const decideDay = (pair: PairAsk, day: string) => {
    const others = days.filter((each) => !isOf(pair)(each));
    onDecide({ teams, days: day === asItStands ? others : [...others, { home: pair.home, away: pair.away, day }] });
  };
  const like = ({ written, times, like: { name } }: TeamAsk) => t`${written} 像是 ${name}，出现 ${plural(times, { other: '# 次' })}`;
  const twice = ({ home, away, days: dates }: PairAsk) => t`${home} 对 ${away} 写了 ${plural(dates.length, { other: '# 次' })}`;

  return (
    <Block role="group" aria-label={t`要你定`}>
      <Text weight="strong">{t`要你定`}</Text>
      {asks.teams.map((each) => {
        const { name } = each.like;
        return (
          <Card key={each.written} as="div" tone="outline" padding="small">
            <FormField label={like(each)} disabled={busy}>
              <RadioGroup
                direction="row"
                value={teams.some(({ written }) => written === each.written) ? 'known' : asItStands}
                onValueChange={(choice) => decideTeam(each, choice)}
                options={[
                  { value: 'known', label: t`就是${name}` },
                  { value: asItStands, label: t`建新队` },
                ]}
              />
            </FormField>
          </Card>
        );
      })}
      {asks.pairs.map((pair) => (
        <Card key={`${pair.home} ${pair.away}`} as="div" tone="outline" padding="small">
          <FormField label={twice(pair)} disabled={busy}>
            <RadioGroup
              direction="row"
              value={days.find(isOf(pair))?.day ?? asItStands}
              onValueChange={(day) => decideDay(pair, day)}
              options={[
                ...pair.days.map(({ day, score }) => ({ value: day, label: t`留 ${day}`, note: score ?? t`没有比分` })),
                { value: asItStands, label: t`都留` },
              ]}
            />
          </FormField>
        </Card>
      ))}
      <Text as="p" size="s" tone="quiet">{t`不定就照文件写；定了什么会记在操作记录里`}</Text>
    </Block>
  );
}
