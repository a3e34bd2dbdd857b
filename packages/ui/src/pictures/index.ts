export { avatarArt, type AvatarArt } from './avatar.ts';
export { leagueBadge, leagueColor, type BadgeArt } from './badge.ts';
export { coverKinds, coverMarkup, coverUrl, type CoverArt, type CoverKind } from './cover.ts';
export { storyKinds, storyMarkup, storyUrl, type StoryArt, type StoryKind } from './storyCover.ts';
export { crestArt, crestMarkup, crestPatterns, crestShapes, initialsOf, type CrestArt } from './crest.ts';
export { emptyDrawingArt, emptyDrawings, type EmptyDrawingArt, type EmptyDrawingKind } from './emptyDrawing.ts';
export { EmptyDrawing, type EmptyDrawingProps } from './EmptyDrawing.tsx';
export { inkOn, markOf, stripeOf, teamColors } from './teamColor.ts';
