import { useLingui } from '@lingui/react/macro';
import { gap, gapRow, gapWords } from './LeagueTable.css.ts';

/** The places that a short table leaves out. */
export function LeagueGap({ from, until }: { from: number; until: number }) {
  const { t } = useLingui();
  return (
    <tr className={gapRow}>
      {/* As many columns as are never hidden: a wider cell would bring hidden ones back. */}
      <td className={gap} colSpan={2}>
        <span className={gapWords}>{t`第 ${from} 至 ${until} 名`}</span>
      </td>
    </tr>
  );
}
