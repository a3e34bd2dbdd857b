import { useLingui } from '@lingui/react/macro';
import { Chip } from '@pitchside/ui/Chip';
import { AlertSettingsWired } from '../../shared/goals/AlertSettings.wired.tsx';
import { Tabs } from '@pitchside/ui/Tabs';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { Match } from '@pitchside/api/matches';
import { collected } from '../../shared/collect/collect.store.ts';
import { useMatches } from '../../shared/matches/useMatches.ts';
import { routes } from '../../routes.data.ts';
import { Controls, Spread } from './Football.layout.ts';
import { choosePreset, football, isShown, presets, type Preset } from './football.store.ts';

/** Presets of the table, the search that brought the person here, and the alerts. */
export function ControlsWired({ name }: { name: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { preset } = useSnapshot(football);
  const { byId } = useMatches();
  const stars = useSnapshot(collected);
  const list = Object.values(byId) as Match[];
  const labels: Record<Preset, string> = { all: t`全部`, hot: t`热门`, shown: t`只看直播`, collected: t`收藏` };
  const tabs = presets.map((id) => ({ id, label: labels[id], ...(list.length > 0 && { count: list.filter((match) => isShown(match, id, name, stars)).length }) }));
  return (
    <Controls>
      <Tabs look="segmented" label={t`显示哪些比赛`} tabs={tabs} value={preset} onValueChange={choosePreset} />
      {name && (
        <Chip size="l" removeLabel={t`取消搜索 ${name}`} onRemove={() => void navigate(routes.football.path)}>
          {t`搜索：${name}`}
        </Chip>
      )}
      <Spread />
      <AlertSettingsWired />
    </Controls>
  );
}
