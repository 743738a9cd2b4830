export { readingFindings, type ReadText } from './findings.ts';
export { readingYear } from './school-year.ts';
