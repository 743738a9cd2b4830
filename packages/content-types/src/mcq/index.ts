export { questionFindings } from './findings.ts';
export { questionFingerprint } from './fingerprint.ts';
export { newQuestion, optionsOf, questionData } from './question.ts';
