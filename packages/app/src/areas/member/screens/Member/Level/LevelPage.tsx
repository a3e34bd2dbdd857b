import { useEffect } from 'react';
import { ExperienceLogWired } from './ExperienceLog.tsx';
import { ExperienceSourcesWired } from './ExperienceSources.tsx';
import { Columns, Stack } from './Level.layout.ts';
import { openLevels, levels, loadLevel } from './level.store.ts';
import { useLingui } from '@lingui/react/macro';
import { LevelPanel, type LevelStanding } from '@pitchside/ui/LevelPanel';
import { useSnapshot } from 'valtio';
import { perkLooks } from './perks.data.tsx';

/** The member's level, and the perks of all levels. */
function LevelStandingWired() {
  const { i18n } = useLingui();
  const { level, levelFailed } = useSnapshot(levels);
  if (!level) return <LevelPanel status={levelFailed ? 'error' : 'loading'} onRetry={() => void loadLevel()} />;
  const gifts: LevelStanding['gifts'] = level.perks.map(({ id, level: reached, begins }) => {
    const { name, note, icon: Icon } = perkLooks[id];
    return { id, level: reached, begins, name: i18n._(name), note: i18n._(note), icon: <Icon size={16} aria-hidden /> };
  });
  return (
    <LevelPanel
      standing={{
        level: level.level,
        experience: level.experience,
        next: level.next,
        aheadPercent: level.ahead_percent,
        gained: level.gained,
        gifts,
      }}
    />
  );
}

/** /member?type=8: the level, its perks, and the experience log. */
export function LevelPage() {
  useEffect(openLevels, []);
  return (
    <Stack>
      <LevelStandingWired />
      <Columns>
        <ExperienceLogWired />
        <ExperienceSourcesWired />
      </Columns>
    </Stack>
  );
}
