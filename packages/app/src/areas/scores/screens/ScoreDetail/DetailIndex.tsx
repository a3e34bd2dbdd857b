import { Card } from '@pitchside/ui/Card';
import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { OddsPanel } from '../../OddsPanel.tsx';
import { readAddress } from './detailAddress.ts';

/** Prices of all companies, as they opened and as they stand, with their changes; `market` in the address opens one of them. */
export function DetailIndex() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const { market } = readAddress(parameters);
  return (
    <Card stacked title={t`指数`}>
      <OddsPanel key={market} market={market} />
    </Card>
  );
}
