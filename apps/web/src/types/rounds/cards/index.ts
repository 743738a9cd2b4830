export { RoundCards } from './round-cards.tsx';
