import type { Embed } from '@pitchside/api/screens/EmbedFrame';
import { Scorebug } from '@pitchside/ui/Scorebug';
import { ScoreLink } from './EmbedFrame.layout.ts';
import { useEmbeddedMatch } from './useEmbeddedMatch.ts';

/** The score of a match alone, in one strip. */
export function EmbeddedScore({ embed }: { embed: Embed }) {
  const found = useEmbeddedMatch(embed);
  if (!found) return null;
  return (
    <ScoreLink href={found.href}>
      <Scorebug {...found.score} size="row" stretch />
    </ScoreLink>
  );
}
