import { useLingui } from '@lingui/react/macro';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { DetailCard } from '../../shared/detail/DetailCard.layout.ts';
import { OddsPanel } from '../../shared/detail/OddsPanel.wired.tsx';

/** Prices of all companies, as they opened and as they stand, with their changes. */
export function DetailIndex() {
  const { t } = useLingui();
  return (
    <DetailCard aria-labelledby="index">
      <SectionTitle id="index">{t`指数`}</SectionTitle>
      <OddsPanel />
    </DetailCard>
  );
}
