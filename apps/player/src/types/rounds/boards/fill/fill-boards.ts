// Fetched together: what is typed.
export { CodeBoard } from '../code/code-board.tsx';
export { NumberBoard } from './number-board.tsx';
export { TableBoard } from './table-board.tsx';
