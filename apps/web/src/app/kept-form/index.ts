export { useKeptForm } from './use-kept-form.ts';
