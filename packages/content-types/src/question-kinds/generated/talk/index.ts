export { judgeAnswer, type JudgedAnswer } from './judge-answer.ts';
export { hidePersonal, tellsOfHarm } from './judge-question.ts';
