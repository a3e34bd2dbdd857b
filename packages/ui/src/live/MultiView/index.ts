export { MultiView, type MultiViewProps } from './MultiView.tsx';
export { MultiKeyList } from './MultiKeyList.tsx';
export { MultiLayouts, type MultiLayoutsProps } from './MultiLayouts.tsx';
export { MultiStrip, type MultiStripProps, type MultiStripRoom } from './MultiStrip.tsx';
export { hasSpotlight, multiLayoutFor, mostMultiRooms, multiLayouts, multiPlaces, type MultiLayout } from './layouts.ts';
export type { MultiViewActs, MultiViewRoom, MultiViewTrouble } from './multiRoom.ts';
