export { checkImport, findKnown, type ImportedQuestion } from './check.ts';
export { exportRows, templateRows } from './export.ts';
export { importFaults } from './faults.ts';
