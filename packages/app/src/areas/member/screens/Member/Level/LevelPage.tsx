import { useEffect } from 'react';
import { ExperienceLogWired } from './ExperienceLog.wired.tsx';
import { ExperienceSourcesWired } from './ExperienceSources.wired.tsx';
import { Columns, Stack } from './Level.layout.ts';
import { openLevels } from './level.store.ts';
import { LevelStandingWired } from './LevelStanding.wired.tsx';

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
