import { useEffect } from 'react';
import { ExperienceLogWired } from './ExperienceLog.tsx';
import { ExperienceSourcesWired } from './ExperienceSources.tsx';
import { Columns, Stack } from './Level.layout.ts';
import { openLevels } from './level.store.ts';
import { LevelStandingWired } from './LevelStanding.tsx';

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
