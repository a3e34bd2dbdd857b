import { useLingui } from '@lingui/react/macro';
import { ArrowUpDown, ChartNoAxesCombined, History, Percent, TrendingUp, Users, type LucideIcon } from 'lucide-react';
import { createSharedMenu, SharedMenu, SharedMenuTrigger, type SharedMenuHandle } from '../../overlays/Menu/SharedMenu.tsx';
import { analysisPages, type AnalysisPage, type ScoreMatch } from './match.ts';
import { analysis } from './Row.css.ts';

/** Handle that connects the rows of a table to its one menu of analysis. */
export type AnalysisHandle<Match> = SharedMenuHandle<Match>;

/** A tie for one table. */
export const createAnalysis = <Match,>(): AnalysisHandle<Match> => createSharedMenu<Match>();

const icons: Record<AnalysisPage, LucideIcon> = {
  situation: ChartNoAxesCombined,
  form: History,
  asian: TrendingUp,
  size: ArrowUpDown,
  european: Percent,
  lineups: Users,
};

/** Control that opens the menu of further pages on a match; nothing where there are none. */
export function AnalysisControl<Match extends ScoreMatch>({ match, handle }: { match: Match; handle: AnalysisHandle<Match> }) {
  const { t } = useLingui();
  const home = match.home.shortName;
  const away = match.away.shortName;
  if (!match.analysis || Object.keys(match.analysis).length === 0) return null;
  return (
    <SharedMenuTrigger handle={handle} subject={match} look={analysis} label={t`${home} 对 ${away} 的分析`}>
      <ChartNoAxesCombined size={16} aria-hidden />
    </SharedMenuTrigger>
  );
}

interface AnalysisMenuProps<Match extends ScoreMatch> {
  handle: AnalysisHandle<Match>;
  /** Lines are of points, as in basketball, not of goals; default false. */
  inPoints?: boolean;
}

/** The one menu of a table: further pages on a match, each with a number key. */
export function AnalysisMenu<Match extends ScoreMatch>({ handle, inPoints = false }: AnalysisMenuProps<Match>) {
  const { t } = useLingui();
  const names: Record<AnalysisPage, string> = {
    situation: t`赛况与技术统计`,
    form: t`交锋与近况`,
    asian: inPoints ? t`让分走势` : t`亚指走势`,
    size: inPoints ? t`大小分走势` : t`大小走势`,
    european: inPoints ? t`胜负走势` : t`欧指走势`,
    lineups: t`阵容与伤停`,
  };
  return (
    <SharedMenu
      handle={handle}
      entries={({ analysis: pages = {} }) =>
        analysisPages
          .flatMap((page) => {
            const href = pages[page];
            return href === undefined ? [] : [{ page, href }];
          })
          .map(({ page, href }, index) => {
            const Icon = icons[page];
            return { id: page, label: names[page], icon: <Icon size={16} aria-hidden />, shortcut: String(index + 1), href };
          })
      }
    />
  );
}
