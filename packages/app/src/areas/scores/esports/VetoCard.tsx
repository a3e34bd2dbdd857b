import { useLingui } from '@lingui/react/macro';
import type { VetoStep } from '@pitchside/api/desk/sheets';
import { Card } from '@pitchside/ui/Card';
import { VetoLine, type SeriesItem } from '@pitchside/ui/Series';

/** Map veto of a Counter-Strike series. */
export function VetoCard({ steps, series: { home, away } }: { steps: readonly VetoStep[]; series: Pick<SeriesItem, 'home' | 'away'> }) {
  const { t } = useLingui();
  return (
    <Card padding="titled" title={t`选图`}>
      <VetoLine steps={steps} home={home} away={away} />
    </Card>
  );
}
