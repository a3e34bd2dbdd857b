export { EventTimeline, type EventTimelineProps } from './EventTimeline.tsx';
export { EventAxis, type EventAxisProps } from './EventAxis.tsx';
