export { playOfKept } from './play-kept.ts';
