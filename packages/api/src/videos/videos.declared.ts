import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const videosDeclared = [
  declareCall('POST', 'Video/getList', 'public', 'read', 'Videos.'),
  declareCall('POST', 'Video/anchorWorks', 'public', 'read', 'Videos of an anchor.'),
  declareCall('POST', 'Video/getVideoInfo', 'public', 'read', 'One video.'),
  declareCall('POST', 'Video/addView', 'public', 'write', 'Counts a view.', { changes: true }),
  declareCall('POST', 'Video_user/favorites', 'member', 'write', 'Keeps a video.'),
  declareCall('POST', 'Video_user/commentLikes', 'member', 'write', 'Likes a comment of a video.'),
  declareCall('POST', 'Video_user/comment', 'member', 'write', 'Comments on a video.'),
  declareCall('POST', 'Video_user/likes', 'member', 'write', 'Likes a video.'),
  declareCall('POST', 'Video_user/insert', 'member', 'write', 'Posts a video, under 50M.'),
  declareCall('POST', 'Video_user/delete', 'objectOwner', 'write', 'Deletes a video of one’s own.'),
  declareCall('POST', 'Video/commentList', 'public', 'read', 'Comments of a video.'),
  declareCall('GET', 'Video/commentOneList', 'public', 'read', 'One comment with its answers.'),
  declareCall('GET', 'Video/userPostList', 'public', 'read', 'Videos of a member.'),
  declareCall('GET', 'Videoclassification', 'public', 'read', 'Categories of videos.'),
  declareCall('GET', 'videoRank/getRank', 'public', 'read', 'Ranking of videos by period.'),
  declareCall('GET', 'videocclassification/recommend', 'public', 'read', 'Recommended videos by category.'),
  declareCall('GET', 'videocclassification/allList', 'public', 'read', 'All categories.'),
  declareCall('GET', 'videocclassification/search', 'public', 'read', 'Searches videos.'),
  declareCall('GET', 'video/videoList', 'public', 'read', 'Videos of a category.'),
  declareCall('POST', 'videocclassification/myClassification', 'member', 'read', 'Categories the member keeps.', { changes: false }),
  declareCall('POST', 'videocclassification/addMyclassification', 'member', 'write', 'Keeps a category.'),
];
