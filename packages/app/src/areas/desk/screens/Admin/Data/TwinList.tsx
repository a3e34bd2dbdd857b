import { useLingui } from '@lingui/react/macro';
import { adminTwins, type DataTeam } from '@pitchside/api/desk/data';
import { Card } from '@pitchside/ui/Card';
import { Pressable } from '@pitchside/ui/Pressable';
import { TwoLines } from '@pitchside/ui/TwoLines';
import { api } from '../../../../../platform/api/api.ts';
import { language } from '../../../../../platform/api/language.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { DataTableWired } from './DataTable.tsx';
import type { Pair } from './Twins.types.ts';

interface TwinListProps {
  /** A higher number fetches again. */
  turn: number;
  chosen: Pair | undefined;
  onChoose: (pair: Pair) => void;
}

interface Twins {
  from: DataTeam;
  into: DataTeam;
}

const keyOf = ({ from, into }: Twins) => `${from.id} ${into.id}`;

/** Pairs of teams whose names differ in little. */
export function TwinListWired({ turn, chosen, onChoose }: TwinListProps) {
  const { t, i18n } = useLingui();
  const loaded = useResource(`twins ${turn}`, (signal) => api.call(adminTwins, {}, { signal, quiet: true }), {
    family: 'twins',
  });
  const { value } = loaded;
  const words = ({ id, names, matches }: DataTeam) => (
    <TwoLines look="strong" note={`${id} · ${i18n.number(matches)}`}>
      {names[language]}
    </TwoLines>
  );
  return (
    <Card title={t`疑似重复`} hint={t`名字只差几个常用词，又没有交过手`}>
      <DataTableWired<Twins>
        caption={t`疑似重复`}
        loaded={loaded}
        rows={value?.list}
        keyOf={keyOf}
        chosen={chosen && `${chosen.from} ${chosen.into}`}
        empty={t`没有疑似重复的球队`}
        columns={[
          { id: 'from', head: t`并入的`, cell: ({ from }) => words(from) },
          { id: 'into', head: t`留下的`, cell: ({ into }) => words(into) },
          {
            id: 'look',
            head: t`操作`,
            width: 140,
            cell: ({ from, into }) => <Pressable onClick={() => onChoose({ from: from.id, into: into.id })}>{t`看会搬什么`}</Pressable>,
          },
        ]}
      />
    </Card>
  );
}
