export {
  FilterDialog,
  filterKinds,
  filterPresets,
  type FilterChoice,
  type FilterDialogProps,
  type FilterKind,
  type FilterPreset,
} from './FilterDialog.tsx';
export type { FilterItem } from './choice.ts';
