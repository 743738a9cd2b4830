export { MakeGameButton } from './make-game-button.tsx';
export { MakeGameLink } from './make-game-link.tsx';
export { makingPath } from './make-game-path.ts';
