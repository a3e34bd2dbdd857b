import { defineModule } from '../../platform/module.ts';
import * as tables from './room.tables.ts';

/** Rooms of anchors as rows, and who may not speak or enter there. */
export const roomModule = defineModule({ name: 'room', tables });
