// The rows of question kinds for features, as `registry.ts` has those of content types.
export { questionFieldAt, questionPartsOf } from './banks/kinds/registry.ts';
export type { RenderAside } from './banks/kinds/question-parts.ts';
