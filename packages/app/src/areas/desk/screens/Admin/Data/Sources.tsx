import { adminSources } from '@pitchside/api/data';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { Blocks, Two } from '../Admin.layout.ts';
import { HeldMatchesWired } from './HeldMatches.wired.tsx';
import { RuleMatchWired } from './RuleMatch.wired.tsx';
import { SourceNotesWired } from './SourceNotes.wired.tsx';

/** How often what sources do is asked for anew, ms. */
const every = 10_000;

/** Where matches come from: what a source told late or wrongly, and the matches in which an operator's word counts. */
export function Sources() {
  const [turn, setTurn] = useState(0);
  const loaded = useResource('sources', (signal) => api.call(adminSources, {}, { signal, quiet: true }), { every });
  const again = () => {
    loaded.again();
    setTurn(turn + 1);
  };
  return (
    <Two>
      <Blocks>
        <HeldMatchesWired loaded={loaded} onReleased={again} />
        <SourceNotesWired loaded={loaded} />
      </Blocks>
      <RuleMatchWired key={turn} onRuled={again} />
    </Two>
  );
}
