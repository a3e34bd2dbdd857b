import { useLingui } from '@lingui/react/macro';
import { LiveCardSkeleton } from '@pitchside/ui/LiveCard';
import { SectionTitle } from '@pitchside/ui/SectionTitle';
import { Block, Cards } from './Attention.layout.ts';
import { FollowsTable } from '../../follows/FollowsTable.tsx';

/** Cards that are kept free. */
const cards = 4;

/** The list on its way. */
export function AttentionWaiting() {
  const { t } = useLingui();
  return (
    <>
      <Block aria-busy>
        <SectionTitle>{t`正在直播`}</SectionTitle>
        <Cards aria-label={t`努力加载中`}>
          {Array.from({ length: cards }, (_, index) => (
            <li key={index}>
              <LiveCardSkeleton />
            </li>
          ))}
        </Cards>
      </Block>
      <Block aria-busy>
        <SectionTitle>{t`还没开播`}</SectionTitle>
        <FollowsTable caption={t`还没开播`} entries={[]} loading />
      </Block>
    </>
  );
}
