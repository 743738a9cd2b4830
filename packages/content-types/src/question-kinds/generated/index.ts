export { fromPlainWords } from '../exchange/plain.ts';
export { askedElements, readBody, readElement } from './elements.ts';
export { helpFindings, repeatedFindings } from './judge-help.ts';
export { judgeProposal, repeatFindings, canonicalTextOf, wordFindings, type Others } from './judge.ts';
export { questionKindOf, questionOf } from './to-question.ts';
