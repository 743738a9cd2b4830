export { readTable } from './read-table.ts';
export { tableFile } from './table-file.ts';
export { writeCsv, writeWorkbook } from './write-table.ts';
