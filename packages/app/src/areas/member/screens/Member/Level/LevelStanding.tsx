import { useLingui } from '@lingui/react/macro';
import { LevelPanel, type LevelStanding } from '@pitchside/ui/LevelPanel';
import { useSnapshot } from 'valtio';
import { levels, loadLevel } from './level.store.ts';
import { perkLooks } from './perks.data.tsx';

/** The member's level, and the perks of all levels. */
export function LevelStandingWired() {
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
