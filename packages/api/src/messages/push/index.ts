export { pushState, removePushDevice, renewPushDevice, savePushDevice, testPushDevice, watchMatch } from './push.contract.ts';
export {
  matchPushKinds,
  mostPushDevices,
  pushFailureDays,
  pushKinds,
  pushScopes,
  usualPushWishes,
  type MatchPushKind,
  type PushDevice,
  type PushKind,
  type PushMessage,
  type PushQuiet,
  type PushScope,
  type PushWishes,
} from './push.schema.ts';
