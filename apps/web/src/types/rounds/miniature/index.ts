export { TemplateMiniature } from './template-miniature.tsx';
