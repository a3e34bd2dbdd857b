import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const accountDeclared = [declareCall('GET', 'User/anchorExperienceList', 'public', 'read', 'Anchors by experience.')];
