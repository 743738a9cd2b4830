export { articleReading, writtenFindings } from './findings.ts';
export { articleModel } from './model.ts';
