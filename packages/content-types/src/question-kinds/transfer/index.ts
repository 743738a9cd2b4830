export type { ReadFile } from './candidate.ts';
export { shortOfMade, type MadeBy } from '../made-by.ts';
export { findKnown, readTable, verdictOf } from './check.ts';
export { importFinding, mostFindingsOfQuestion, shortened, type Place } from './finding.ts';
export { readJson } from './read-json.ts';
export { missingFeedback } from './repairs.ts';
export { settle, type Settled } from './settle.ts';
export { exportRows, templateRows } from './export.ts';
export { inOwnLetters } from '../../kit/keyboards/other-keyboard.ts';
