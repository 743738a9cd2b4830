export { lossesOf, picturesFor, writeExchange, type ExchangeFile } from './formats.ts';
export { madeTags } from '../made-by.ts';
export type { Item } from './item.ts';
export { withPictures, type Picture } from './pictures.ts';
export { qtiLosses, writePackage, type PackageFile } from './qti/write-package.ts';
export { readPackageFile, readText, readXmlFile, refusedFile } from './read-exchange.ts';
export type { ReadFile } from '../transfer/candidate.ts';
