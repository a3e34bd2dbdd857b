import { join } from 'node:path';
import type { Platform } from '../../platform/platform.ts';
import { serverPackage } from '../../platform/project.ts';
import { openClips } from './clipFiles.ts';
import { createDemoPictures } from './demoPictures.ts';
import { openScenes } from './scenes.ts';

/** The demo channel with its scenes, and the short films cut of them; undefined on a site without the demo world. */
export function openDemo(
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
  parts: Parameters<typeof createDemoPictures>[2],
): (ReturnType<typeof createDemoPictures> & { clips: ReturnType<typeof openClips> }) | undefined {
  if (!settings.demo) return undefined;
  const scenes = openScenes(join(serverPackage(), 'assets/scenes'));
  return { ...createDemoPictures(scenes, clock, parts), clips: openClips(scenes) };
}
