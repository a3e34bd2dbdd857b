import { useLingui } from '@lingui/react/macro';
import { mergeTakes, type DataTeam, type MergeTake } from '@pitchside/api/desk/data';
import { Crest } from '@pitchside/ui/Crest';
import { Facts } from '@pitchside/ui/Facts';
import { FormField } from '@pitchside/ui/FormField';
import { languageNames } from '@pitchside/ui/LanguageSwitch';
import { RadioGroup, type RadioOption } from '@pitchside/ui/RadioGroup';
import { Text } from '@pitchside/ui/Text';
import { Block } from '../Admin.layout.ts';
import { crestOf } from './crestOf.ts';

interface MergeChoicesProps {
  from: DataTeam;
  into: DataTeam;
  /** Fields that the remaining team takes from the other. */
  take: readonly MergeTake[];
  onTakeChange: (take: readonly MergeTake[]) => void;
}

type Shown = Pick<RadioOption, 'label' | 'note' | 'icon'>;

/** Label and icon of a field that can be taken from a team. */
function shownOf(team: DataTeam, what: MergeTake, drawn: string): Shown {
  const { crestUrl: _, ...plain } = crestOf(team);
  if (what === 'colors') return { label: team.colors.join(' '), icon: <Crest team={plain} size={20} /> };
  if (what === 'crest') return { label: team.logo?.split('/').at(-1) ?? drawn, icon: <Crest team={crestOf(team)} size={28} /> };
  const [label, short] = [team.names[what], team.short_names[what]];
  return { label, ...(short !== label && { note: short }) };
}

/** Whether two teams have the same of it. */
function isAlike(from: DataTeam, into: DataTeam, what: MergeTake): boolean {
  if (what === 'colors') return from.colors.join() === into.colors.join();
  if (what === 'crest') return from.logo === into.logo;
  return from.names[what] === into.names[what] && from.short_names[what] === into.short_names[what];
}

/** Differences of two teams to be merged, each to be chosen from one of them, and the resulting aliases. */
export function MergeChoicesWired({ from, into, take, onTakeChange }: MergeChoicesProps) {
  const { t, i18n } = useLingui();
  const differing = mergeTakes.filter((what) => !isAlike(from, into, what));
  const listed = ({ aliases }: DataTeam) => new Intl.ListFormat(i18n.locale).format(new Set(aliases.map(({ written }) => written)));
  const labelOf = (what: MergeTake) => {
    if (what === 'colors') return t`颜色`;
    if (what === 'crest') return t`队徽`;
    const tongue = languageNames[what];
    return t`名称（${tongue}）`;
  };
  return (
    <Block>
      <Text weight="strong">{t`不一样的`}</Text>
      {differing.map((what) => (
        <FormField key={what} label={labelOf(what)}>
          <RadioGroup
            direction="row"
            value={take.includes(what) ? 'from' : 'into'}
            onValueChange={(side) => onTakeChange(side === 'from' ? [...take, what] : take.filter((each) => each !== what))}
            options={[
              { value: 'into', ...shownOf(into, what, t`按颜色画的`) },
              { value: 'from', ...shownOf(from, what, t`按颜色画的`) },
            ]}
          />
        </FormField>
      ))}
      {differing.length === 0 && <Text size="s" tone="quiet">{t`名称、颜色和队徽都一样`}</Text>}
      <Facts
        facts={[
          { id: 'own', label: t({ id: 'data.alias', message: '别名' }), value: listed(into) || '–' },
          { id: 'more', label: t`一起带来`, value: listed(from) || '–' },
        ]}
      />
    </Block>
  );
}
