import type { DataTeam } from '@pitchside/api/desk/data';
import { useState } from 'react';
import { Blocks, Two } from '../Admin.layout.ts';
import { AliasesWired } from './Aliases.tsx';
import { TeamFormWired } from './TeamForm.tsx';
import { TeamListWired } from './TeamList.tsx';

/** Teams: names in three languages, aliases in files, and colours. */
export function Teams() {
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
