import { lazy } from 'react';

// One chunk for all: it comes while the data is on its way, and the first picture holds the places.
const coming = import('./parts.ts');
const parts = () => coming;

export const MainHero = lazy(() => parts().then((all) => ({ default: all.MainHero })));
export const MainMatches = lazy(() => parts().then((all) => ({ default: all.MainMatches })));
export const MainNobody = lazy(() => parts().then((all) => ({ default: all.MainNobody })));
export const MainRail = lazy(() => parts().then((all) => ({ default: all.MainRail })));
export const MainRank = lazy(() => parts().then((all) => ({ default: all.MainRank })));
export const MainStories = lazy(() => parts().then((all) => ({ default: all.MainStories })));
export const MainStrip = lazy(() => parts().then((all) => ({ default: all.MainStrip })));
export const MainWall = lazy(() => parts().then((all) => ({ default: all.MainWall })));
