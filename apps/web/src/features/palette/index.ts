export { Palette } from './palette-host.tsx';
