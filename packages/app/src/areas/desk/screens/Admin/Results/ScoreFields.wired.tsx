import { useLingui } from '@lingui/react/macro';
import { FormField } from '@pitchside/ui/FormField';
import { NumberField } from '@pitchside/ui/NumberField';
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

/** Goals or points of both sides. */
export function ScoreFields({ score, onScoreChange }: ScoreFieldsProps) {
  const { t } = useLingui();
  return (
    <Columns>
      <FormField label={t`主队得分`} required>
        <NumberField value={score.home} onValueChange={(home) => onScoreChange({ ...score, home })} min={0} max={most} />
      </FormField>
      <FormField label={t`客队得分`} required>
        <NumberField value={score.away} onValueChange={(away) => onScoreChange({ ...score, away })} min={0} max={most} />
      </FormField>
    </Columns>
  );
}
