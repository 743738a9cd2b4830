export { ManyBar } from './many-bar.tsx';
