export { answering } from './commands.ts';
export { Palette } from './palette-host.tsx';
export { useNames } from './use-names.ts';
