import { defineModule } from '../../platform/module.ts';
import * as tables from './member.tables.ts';

/** Members as rows: who they are, their nicknames, what a level is. */
export const memberModule = defineModule({ name: 'member', tables });
