import { resolve } from 'node:path';
import { serverPackage } from '../platform/project.ts';

/** Folder of real seasons and matches, beside the repository unless `PITCHSIDE_TEST_DATA` names another; it may be missing. */
export const realData = process.env.PITCHSIDE_TEST_DATA ?? resolve(serverPackage(), '../../../shared/data');
