import { useLingui } from '@lingui/react/macro';
import { isWithin } from '../../../../../platform/numbers/isWithin.ts';
import { WholeNumberField } from '../../../../../platform/numbers/WholeNumberField.tsx';
import { Columns } from '../Admin.layout.ts';

/** A score that is being written; a side may be empty still. */
export interface WrittenScore {
  home: number | null;
  away: number | null;
}

interface ScoreFieldsProps {
  score: WrittenScore;
  onScoreChange: (score: WrittenScore) => void;
}

/** Most goals or points of a side. */
const most = 500;

/** Whether both sides of a written score may be sent. */
export const isScore = (score: WrittenScore): score is { home: number; away: number } =>
  isWithin(score.home, 0, most) && isWithin(score.away, 0, most);

/** Goals or points of both sides. */
export function ScoreFields({ score, onScoreChange }: ScoreFieldsProps) {
  const { t } = useLingui();
  return (
    <Columns>
      <WholeNumberField
        label={t`主队得分`}
        required
        value={score.home}
        onValueChange={(home) => onScoreChange({ ...score, home })}
        least={0}
        most={most}
      />
      <WholeNumberField
        label={t`客队得分`}
        required
        value={score.away}
        onValueChange={(away) => onScoreChange({ ...score, away })}
        least={0}
        most={most}
      />
    </Columns>
  );
}
