import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DataActsWired } from './DataActs.tsx';
import { Deductions } from './Deductions.tsx';
import { Sources } from './Sources.tsx';
import { Twins } from './Twins.tsx';
import { readDataPart, type DataPart } from './dataParts.ts';
import { Two, Blocks } from '../Admin.layout.ts';
import { CompetitionBookWired } from './CompetitionBook.tsx';
import { CompetitionListWired } from './CompetitionList.tsx';
import { BringFileWired } from './BringFile.tsx';
import { ImportCardWired } from './ImportCard.tsx';
import { ImportListWired } from './ImportList.tsx';
import type { DataTeam } from '@pitchside/api/desk/data';
import { AliasesWired } from './Aliases.tsx';
import { TeamFormWired } from './TeamForm.tsx';
import { TeamListWired } from './TeamList.tsx';

/** Teams: names in three languages, aliases in files, and colours. */
function Teams() {
  const [chosen, setChosen] = useState<DataTeam>();
  const [turn, setTurn] = useState(0);
  const show = (team: DataTeam) => {
    setChosen(team);
    setTurn(turn + 1);
  };
  return (
    <Two>
      <TeamListWired turn={turn} chosen={chosen?.id} onChoose={setChosen} />
      {chosen && (
        <Blocks>
          <TeamFormWired key={`${chosen.id} ${chosen.edited_at ?? 0}`} team={chosen} onSaved={show} />
          <AliasesWired key={`aliases ${chosen.id}`} team={chosen} onSaved={show} />
        </Blocks>
      )}
    </Two>
  );
}

/** Result files: past imports, the changes of the chosen one, and a new import with preview. */
function Imports() {
  const [parameters, setParameters] = useSearchParams();
  const chosen = parameters.get('import') ?? undefined;
  const setChosen = (id?: string) => setParameters({ desk: 'data', part: 'imports', ...(id !== undefined && { import: id }) });
  const [turn, setTurn] = useState(0);
  return (
    <Two>
      <ImportListWired turn={turn} chosen={chosen} onChoose={setChosen} />
      <Blocks>
        {chosen !== undefined && (
          <ImportCardWired key={`${chosen} ${turn}`} id={chosen} onLeave={() => setChosen()} onUndone={() => setTurn(turn + 1)} />
        )}
        <BringFileWired
          onBrought={(id) => {
            setTurn(turn + 1);
            if (id !== null) setChosen(id);
          }}
        />
      </Blocks>
    </Two>
  );
}

/** Competitions: names, table orders, and zones by season. */
function Competitions() {
  const [chosen, setChosen] = useState<string>();
  const [turn, setTurn] = useState(0);
  return (
    <Two>
      <CompetitionListWired turn={turn} chosen={chosen} onChoose={setChosen} />
      {chosen !== undefined && <CompetitionBookWired key={chosen} id={chosen} onSaved={() => setTurn(turn + 1)} />}
    </Two>
  );
}

const parts: Readonly<Record<DataPart, ComponentType>> = {
  imports: Imports,
  competitions: Competitions,
  teams: Teams,
  twins: Twins,
  deductions: Deductions,
  sources: Sources,
};

/** Desk of leagues, teams and results: imports, names, and rulings. */
export default function Data() {
  const { t } = useLingui();
  const [parameters, setParameters] = useSearchParams();
  const part = readDataPart(parameters);
  const Part = parts[part];
  return (
    <>
      <SegmentedControl
        look="line"
        label={t({ id: 'desk.data', message: '数据' })}
        value={part}
        onValueChange={(next) => setParameters({ desk: 'data', part: next })}
        segments={[
          { value: 'imports', label: t({ id: 'data.imports', message: '导入' }) },
          { value: 'competitions', label: t`赛事与规则` },
          { value: 'teams', label: t({ id: 'data.teams', message: '球队' }) },
          { value: 'twins', label: t`疑似重复` },
          { value: 'deductions', label: t`扣分` },
          { value: 'sources', label: t`数据源` },
        ]}
      />
      <Part />
      <DataActsWired />
    </>
  );
}
