export { lossesOf, picturesFor, writeExchange, type ExchangeFile } from './formats.ts';
export { withPictures, type Picture } from './pictures.ts';
export { readPackageFile, readText, readXmlFile, refusedFile } from './read-exchange.ts';
export type { ReadFile } from '../transfer/candidate.ts';
