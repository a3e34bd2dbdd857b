import { defineModule } from '../../platform/module.ts';
import { createLevel } from './level.service.ts';

/** Module of levels, and of the log of experience. */
export const levelModule = defineModule({ name: 'level', open: (platform) => ({ handlers: createLevel(platform).handlers }) });
