import { adminSources } from '@pitchside/api/desk/data';
import { useState } from 'react';
import { api } from '../../../../../platform/api/api.ts';
import { useResource } from '../../../../../platform/resource/useResource.ts';
import { Blocks, Two } from '../Admin.layout.ts';
import { HeldMatchesWired } from './HeldMatches.tsx';
import { RuleMatchWired } from './RuleMatch.tsx';
import { SourceNotesWired } from './SourceNotes.tsx';

/** Refresh interval of the sources, ms. */
const every = 10_000;

/** Sources of matches: their late or wrong data, and matches with a manual override. */
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
