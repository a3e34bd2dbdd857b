import { declareCall } from '../contract/define.ts';

/** Calls of the specification in this area that are not served yet. */
export const communityDeclared = [
  declareCall('POST', 'anchor_dynamics_user/insert', 'member', 'write', 'Publishes a post.'),
  declareCall('POST', 'anchor_dynamics_user/likes', 'member', 'write', 'Likes a post.'),
  declareCall('POST', 'anchor_dynamics_user/comment', 'member', 'write', 'Comments on a post.'),
  declareCall('POST', 'anchor_dynamics_user/commentLikes', 'member', 'write', 'Likes a comment of a post.'),
  declareCall('GET', 'anchor_dynamics/info', 'public', 'read', 'One post.'),
  declareCall('GET', 'anchor_dynamics/userPostList', 'public', 'read', 'Posts, of one person or of all.'),
  declareCall('POST', 'anchor_dynamics/deletePost', 'objectOwner', 'write', 'Deletes a post of one’s own.'),
  declareCall('POST', 'anchor_dynamics/commentList', 'public', 'read', 'Comments of a post.'),
];
