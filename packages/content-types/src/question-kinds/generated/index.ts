export { askedElements, readBody, readElement } from './elements.ts';
export { judgeProposal, traceOf, type Others } from './judge.ts';
export { questionKindOf, questionOf } from './to-question.ts';
