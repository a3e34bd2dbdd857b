import { useLingui } from '@lingui/react/macro';
import type { MatchRuling } from '@pitchside/api/scores/matches';
import { Card } from '@pitchside/ui/Card';
import { Text } from '@pitchside/ui/Text';
import { useSnapshot } from 'valtio';
import { detail } from '../../detail.store.ts';

/** Why the score of a match is the word of an operator; nothing while it is its source's. */
export function DetailRuling() {
  const { t } = useLingui();
  const { ruling } = useSnapshot(detail);
  if (!ruling) return null;
  const words: Record<MatchRuling, string> = { held: t`比分暂停更新`, corrected: t`比分已人工更正`, awarded: t`比分由赛事判定` };
  return (
    <Card tone="outline" aria-label={words[ruling.kind]}>
      <Text as="p" size="s">
        <Text weight="strong">{words[ruling.kind]}</Text> · {ruling.reason}
      </Text>
    </Card>
  );
}
