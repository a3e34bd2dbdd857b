export { PhoneForm, type PhoneFormProps, type PhoneFormValues, type PhoneFormWords } from './PhoneForm.tsx';
