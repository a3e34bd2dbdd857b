import { Plural } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';

/** Search param of an address under which a page draws every row of a long list at once. */
const name = 'rows';

/** Returns whether the address asks for every row. */
export const useWantsAll = (): boolean => useSearchParams()[0].get(name) === 'all';

/** Link to the page with all of its matches, for readers without scripts: a drawn page shows them the first ones alone. */
export function AllRows({ total }: { total: number }) {
  const [address] = useSearchParams();
  if (address.get(name) === 'all') return null;
  const all = new URLSearchParams(address);
  all.set(name, 'all');
  return (
    <noscript>
      <p>
        <a href={`?${all}`}>
          <Plural value={total} other="全部 # 场比赛" />
        </a>
      </p>
    </noscript>
  );
}
