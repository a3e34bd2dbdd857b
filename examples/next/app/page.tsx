import { MatchCard } from '@pitchside/ui/MatchCard';
import { Scorebug, type MatchScore } from '@pitchside/ui/Scorebug';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Follow } from './follow.tsx';

const home = { id: 'h', name: 'Riverside', shortName: 'RIV', colors: ['#7b1e2b', '#f0c05a'] } as const;
const away = { id: 'a', name: 'Northgate', shortName: 'NOR', colors: ['#14406b', '#ffffff'] } as const;
const match: MatchScore = { matchId: 'm1', home, away, score: { home: 2, away: 1 }, status: { kind: 'live', minute: 67 } };

/** Parts without interaction render on the server as they are; interactive ones are in a client component. */
export default function Page() {
  return (
    <main>
      <SectionTitle>Riverside</SectionTitle>
      <Scorebug {...match} />
      <MatchCard match={match} href="#match" league="Cup" />
      <Follow name="Riverside" />
    </main>
  );
}
