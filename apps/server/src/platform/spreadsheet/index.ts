export { readRows } from './read-rows.ts';
export { namedTable, readTable, tableFile } from './table-job.ts';
export { writeCsv, writeWorkbook } from './write-rows.ts';
