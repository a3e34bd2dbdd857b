import { defineModule } from '../../../platform/module.ts';
import { createLevel } from './level.service.ts';

/** Levels, and the log of experience. */
export const levelModule = defineModule({ name: 'level', open: (platform) => ({ handlers: createLevel(platform).handlers }) });
