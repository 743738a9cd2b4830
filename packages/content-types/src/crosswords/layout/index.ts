export type { Word } from './grid.ts';
export { layOut } from './layout.ts';
