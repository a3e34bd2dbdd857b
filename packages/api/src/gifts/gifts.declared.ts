import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const giftsDeclared = [
  declareCall('GET', 'Member/sneHorn', 'speak', 'speak', 'Sends a global horn.', { changes: true }),
  declareCall('GET', 'Member/hornList', 'public', 'read', 'The newest horns.'),
];
