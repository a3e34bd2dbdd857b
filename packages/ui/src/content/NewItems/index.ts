export { NewItems, newItemsShown, type NewItemsProps } from './NewItems.tsx';
