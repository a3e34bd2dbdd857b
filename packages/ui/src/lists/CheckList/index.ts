export { CheckList, type CheckItem, type CheckListProps } from './CheckList.tsx';
