export { CategoryPicker, type CategoryItem, type CategoryPickerProps } from './CategoryPicker.tsx';
