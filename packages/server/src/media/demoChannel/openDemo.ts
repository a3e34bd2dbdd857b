import { join } from 'node:path';
import type { Platform } from '../../platform/platform.ts';
import { serverPackage } from '../../platform/project.ts';
import { createDemoPictures } from './demoPictures.ts';
import { openScenes } from './scenes.ts';

/** The demo channel with its scenes; undefined on a site without the demo world. */
export const openDemo = (
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
  parts: Parameters<typeof createDemoPictures>[2],
): ReturnType<typeof createDemoPictures> | undefined =>
  settings.demo ? createDemoPictures(openScenes(join(serverPackage(), 'assets/scenes')), clock, parts) : undefined;
