import { useLingui } from '@lingui/react/macro';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { useSearchParams } from 'react-router-dom';
import { DetailCard } from '../../detail/DetailCard.layout.ts';
import { OddsPanel } from '../../detail/OddsPanel.wired.tsx';
import { readAddress } from './detail.address.ts';

/** Prices of all companies, as they opened and as they stand, with their changes; `market` in the address opens one of them. */
export function DetailIndex() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const { market } = readAddress(parameters);
  return (
    <DetailCard aria-labelledby="index">
      <SectionTitle id="index">{t`指数`}</SectionTitle>
      <OddsPanel key={market} market={market} />
    </DetailCard>
  );
}
