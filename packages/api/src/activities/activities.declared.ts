import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const activitiesDeclared = [
  declareCall('POST', 'Activity/pcSignTaskList', 'member', 'read', 'The seven-day sign-in strip and today’s tasks.', { changes: false }),
  declareCall('POST', 'Activity/task_handle_sign', 'member', 'write', 'Signs in for today.'),
  declareCall('POST', 'Activity_Config/user_task_list', 'member', 'read', 'Tasks with their progress.', { changes: false }),
  declareCall('GET', 'Activity_Config/getActivityUrl', 'public', 'read', 'Address of the current activity.'),
  declareCall('POST', 'goods/goodsList', 'public', 'read', 'Goods of the exchange mall.'),
  declareCall('POST', 'goods/exchangeRecords', 'member', 'read', 'What the member exchanged.', { changes: false }),
  declareCall('POST', 'goods/exchange', 'spend', 'money', 'Exchanges diamonds for goods.'),
  declareCall('POST', 'Redenvelope/insert', 'spend', 'money', 'Gives a red envelope.'),
  declareCall('POST', 'Redenvelope/getRedInfo', 'public', 'read', 'State of a red envelope.'),
  declareCall('POST', 'Redenvelope/receiveRed', 'spend', 'money', 'Opens a red envelope.'),
];
