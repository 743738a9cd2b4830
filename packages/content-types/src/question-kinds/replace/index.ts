export {
  countInQuestion,
  replacedParts,
  replaceInQuestion,
  type FoundField,
  type Replacement,
} from './in-question.ts';
