import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@pitchside/ui/SegmentedControl';
import { Select } from '@pitchside/ui/Select';
import { Text } from '@pitchside/ui/Text';
import { Skeleton } from '@pitchside/ui/Skeleton';
import type { OddsBoard } from './odds.store.ts';
import { chooseCompany } from './scoresChoice.store.ts';
import { CompanyBox, Row } from './Scores.layout.ts';

/** So many companies stand beside each other; more are a list. */
const beside = 5;

/** Choice of the company whose odds the columns show. */
export function ScoresCompanies({ companies, company, isAwaited }: Pick<OddsBoard, 'companies' | 'company' | 'isAwaited'>) {
  const { t } = useLingui();
  if (companies.length === 0 && !isAwaited) return null;
  const options = companies.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Row>
      <Text size="s" tone="quiet" aria-hidden="true">{t`指数`}</Text>
      {companies.length === 0 ? (
        <CompanyBox>
          <Skeleton shape="block" height={36} />
        </CompanyBox>
      ) : companies.length <= beside ? (
        <SegmentedControl size="s" label={t`指数公司`} segments={options} value={company} onValueChange={chooseCompany} />
      ) : (
        <CompanyBox>
          <Select label={t`指数公司`} options={options} value={company || null} onValueChange={chooseCompany} />
        </CompanyBox>
      )}
    </Row>
  );
}
