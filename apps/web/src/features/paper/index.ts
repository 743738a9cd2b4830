// What is printed: sheets for learners, and one with what is right.
export { Papers } from './papers.tsx';
export { paperWords } from './paper-words.ts';
export { Sheet } from './sheet.tsx';
