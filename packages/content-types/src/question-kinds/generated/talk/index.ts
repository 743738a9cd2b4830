export { judgeAnswer, type JudgedAnswer } from './judge-answer.ts';
export { hidePersonal, mentionsHarm } from './judge-question.ts';
