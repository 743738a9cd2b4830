// Fetched together: cards that are put into places.
export { BinsBoard } from '../bins/bins-board.tsx';
export { SlotsBoard } from './slots-board.tsx';
