// Fetched together: what is typed.
export { CodeBoard } from './code-board.tsx';
export { NumberBoard } from './number-board.tsx';
export { TableBoard } from './table-board.tsx';
