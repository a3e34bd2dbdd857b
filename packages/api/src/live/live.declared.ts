import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const liveDeclared = [
  declareCall('POST', 'Live/mobileStartRoom', 'anchor', 'write', 'Goes live from a phone.'),
  declareCall('GET', 'Live/startRoom', 'anchor', 'write', 'Opens the room for a broadcast.', { changes: true }),
  declareCall('GET', 'Live/endRoom', 'anchor', 'write', 'Ends the broadcast.', { changes: true }),
  declareCall('POST', 'Live/setPlacard', 'anchor', 'write', 'Sets the announcement, at most 50 characters.'),
  declareCall('POST', 'Live/setLiveList', 'anchor', 'write', 'Sets the list of broadcasts of a room.'),
  declareCall('POST', 'Live/setLiveInfo', 'anchor', 'write', 'Sets title, category, cover and match of the room.'),
  declareCall('GET', 'live/setTitle', 'anchor', 'write', 'Sets the title.', { changes: true }),
  declareCall('GET', 'live/updateLive', 'anchor', 'write', 'Updates the broadcast.', { changes: true }),
  declareCall('GET', 'Live/getBucketRoomList', 'public', 'read', 'Rooms grouped by category.'),
  declareCall('POST', 'Live/setTaboo', 'moderator', 'write', 'Mutes somebody in the room.'),
  declareCall('POST', 'live/liveKickout', 'moderator', 'write', 'Removes somebody from the room.'),
  declareCall('POST', 'Live_streaming/getLivePlaybackList', 'public', 'read', 'Playbacks of a room.'),
  declareCall('POST', 'live/assistantList', 'roomOwner', 'read', 'Assistants of the room.', { changes: false }),
  declareCall('POST', 'live/groupList', 'public', 'read', 'Fan groups.'),
  declareCall('POST', 'live/getLiveGroupList', 'public', 'read', 'Fan groups shown in a room.'),
  declareCall('POST', 'live/addshowGroup', 'anchor', 'write', 'Shows a fan group in the room.'),
  declareCall('POST', 'RoomManage/getLiveRoomManageList', 'roomOwner', 'read', 'Administrators and muted members of a room.', {
    changes: false,
    inQuery: true,
  }),
  declareCall('POST', 'RoomManage/delLiveRoomManage', 'roomOwner', 'write', 'Removes an administrator.', { inQuery: true }),
  declareCall('POST', 'RoomManage/relieveTaboo', 'moderator', 'write', 'Lifts a mute.', { inQuery: true }),
  declareCall('POST', 'RoomManage/setAdministrations', 'roomOwner', 'write', 'Appoints an administrator, at most 200.', { inQuery: true }),
  declareCall('POST', 'Live/setReserveLiveNew', 'anchor', 'write', 'Announces a broadcast of a match.'),
];
