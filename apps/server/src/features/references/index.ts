export { keepReferences } from './keep-references.ts';
