export { answering } from './commands.ts';
export { Palette } from './palette-host.tsx';
