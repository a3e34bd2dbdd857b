import { useLingui } from '@lingui/react/macro';
import { adminTeams, type DataTeam } from '@pitchside/api/desk/data';
import { sports, type Sport } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { Crest } from '@pitchside/ui/Crest';
import { Input } from '@pitchside/ui/Input';
import { Pressable } from '@pitchside/ui/Pressable';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { usePages } from '../../../../../platform/resource/usePages.tsx';
import { DataTableWired } from './DataTable.tsx';
import { Person } from '../Admin.layout.ts';
import { crestOf } from './crestOf.ts';
import { useSportLabels } from './useSportLabels.ts';

/** Teams of a page. */
const limit = 20;
/** Most letters that are looked for. */
const longest = 40;
/** Debounce of the search, ms. */
const rest = 250;

interface TeamListProps {
  /** A higher number fetches again. */
  turn: number;
  chosen: string | undefined;
  onChoose: (team: DataTeam) => void;
}

/** Teams of a sport, found by a name in any language, an alias or an id. */
export function TeamListWired({ turn, chosen, onChoose }: TeamListProps) {
  const { t, i18n } = useLingui();
  const words = useSportLabels();
  const [sport, setSport] = useState<Sport>('football');
  const [text, setText] = useState('');
  const loaded = usePages(
    `${sport} ${text.trim()}`,
    limit,
    (range, signal) => api.call(adminTeams, { sport, text: text.trim(), ...range }, { signal, quiet: true }),
    { family: sport, version: turn, rest },
  );
  const { value } = loaded;
  return (
    <Card
      stacked
      title={t({ id: 'data.teams', message: '球队' })}
      tabs={
        <SegmentedControl
          look="line"
          label={t`项目`}
          value={sport}
          onValueChange={setSport}
          segments={sports.map((each) => ({ value: each, label: words[each] }))}
        />
      }
    >
      <Input label={t`找球队`} type="search" value={text} onValueChange={setText} maxLength={longest} placeholder={t`名字、别名或编号`} />
      <DataTableWired<DataTeam>
        caption={t({ id: 'data.teams', message: '球队' })}
        loaded={loaded}
        rows={value?.list}
        keyOf={({ id }) => id}
        chosen={chosen}
        empty={t`没有找到球队`}
        columns={[
          {
            id: 'name',
            head: t`名称`,
            cell: (team) => (
              <Person>
                <Crest team={crestOf(team)} size={24} />
                <Pressable onClick={() => onChoose(team)}>
                  <TwoLines look="strong" note={team.names.en}>
                    {team.names[language]}
                  </TwoLines>
                </Pressable>
              </Person>
            ),
          },
          { id: 'aliases', head: t`别名`, numeric: true, width: 84, cell: ({ aliases }) => i18n.number(aliases.length) },
          {
            id: 'matches',
            head: t({ id: 'data.matches', message: '比赛' }),
            numeric: true,
            width: 84,
            cell: ({ matches }) => i18n.number(matches),
          },
        ]}
        pages={loaded.pages}
      />
    </Card>
  );
}
