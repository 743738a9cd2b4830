export { lossesOf, writeText } from './formats.ts';
export { readText, readXmlFile, refusedFile } from './read-exchange.ts';
export type { ReadFile } from '../transfer/candidate.ts';
