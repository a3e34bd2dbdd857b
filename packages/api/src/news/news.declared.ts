import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const newsDeclared = [
  declareCall('GET', 'Portal_post/getList2', 'public', 'read', 'Headlines.'),
  declareCall('GET', 'Headlines/classifyList', 'public', 'read', 'Categories of headlines.'),
  declareCall('GET', 'Headlines_user/insert', 'member', 'write', 'Comments on an article, or submits one.', { changes: true }),
];
