import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Competitions } from './Competitions.tsx';
import { DataActsWired } from './DataActs.tsx';
import { Deductions } from './Deductions.tsx';
import { Imports } from './Imports.tsx';
import { Sources } from './Sources.tsx';
import { Teams } from './Teams.tsx';
import { Twins } from './Twins.tsx';
import { readDataPart, type DataPart } from './dataParts.ts';

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
