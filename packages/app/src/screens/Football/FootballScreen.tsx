import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { ControlsWired } from './FootballControls.wired.tsx';
import { Unseen } from '../../shared/unseen/unseen.layout.ts';
import { Board } from './Football.layout.ts';
import { MineWired } from './FootballMine.wired.tsx';
import { TableWired } from './FootballTable.wired.tsx';

/** /football: live scores, the immediate table. A `random` parameter makes everything anew, as the specification asks. */
export function FootballScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  return (
    <Board key={parameters.get('random')} data-ready>
      <Unseen as="h1">{t`足球即时比分`}</Unseen>
      <MineWired />
      <ControlsWired name={parameters.get('name') ?? ''} />
      <TableWired name={parameters.get('name') ?? ''} wanted={parameters.get('match')} />
    </Board>
  );
}
