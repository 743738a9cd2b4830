export {
  countInQuestion,
  replacedParts,
  replaceInQuestion,
  type FoundField,
  type ReplacedPart,
  type Replacement,
} from './in-question.ts';
