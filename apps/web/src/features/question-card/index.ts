// A question to be read. Pages that show it name `questions` among their texts.
export { QuestionCard } from './question-card.tsx';
