export { RecordCurve, type RecordCurveProps } from './RecordCurve.tsx';
