export { DataSaver } from './DataSaver.tsx';
export { dataSaverChoices, type DataSaverChoice, type DataSaverProps, type DataSaverReason } from './DataSaver.types.ts';
