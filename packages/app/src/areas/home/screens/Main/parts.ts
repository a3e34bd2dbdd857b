export { MainHero } from './MainHero.wired.tsx';
export { MainMatches } from './MainMatches.wired.tsx';
export { MainNobody } from './MainNobody.wired.tsx';
export { MainRail } from './MainRail.wired.tsx';
export { MainRank } from './MainRank.wired.tsx';
export { MainStories } from './MainStories.tsx';
export { MainStrip } from './MainStrip.wired.tsx';
export { MainWall } from './MainWall.wired.tsx';
