export { AudioField, ImageField } from './lazy-fields.tsx';
