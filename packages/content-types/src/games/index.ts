export { binKeys, binName, binOf, binsOf, emptyBin, isUsed, type BinKey } from './bins/bins.ts';
export { canAddCard, canChangeCardType, cardNotices } from './card-limits.ts';
export { addCards, deleteCards, moveCard, withCards } from './cards.ts';
export { trueFalseCards } from './choice/choice.ts';
export { alphabets } from './fill/alphabets.ts';
export { decrypt, encrypt, readCipherKey } from './fill/cipher.ts';
export {
  blankCell,
  columnKeys,
  namedColumns,
  readBlank,
  writeBlank,
  type ColumnKey,
  type TableCell,
} from './fill/tabular/table.ts';
export { primaryQuestions } from './export-questions.ts';
export { canAddRound, gameFindings, isUnfinished, roundFindings } from './findings.ts';
export { gameOf, games, type Game } from './games.ts';
export { cardKinds, guidelineKind, guidelineRows, type GuidelineRow } from './guideline.ts';
export {
  cardChars,
  cardCount,
  cardImage,
  charsText,
  isPoorFit,
  templateLimits,
  type Chars,
  type Size,
} from './limits.ts';
export { mapMedia, mapPlayMedia, uploadOf, uploadsIn } from './media.ts';
export { gameModelOf, gameModels } from './models.ts';
export { pairsOf } from './pairs/pairs.ts';
export { toGamePlay, toPlayRound } from './play.ts';
export { addRound, deleteRound, duplicateRound, moveRound, newRound, withTemplate } from './rounds.ts';
export { hasBins, hasCards } from './round.ts';
export type {
  BinsRound,
  CardRound,
  ChoiceRound,
  GameCard,
  GameDoc,
  PairsRound,
  PublishedGame,
  Round,
  RoundOf,
  SequenceRound,
} from './round.ts';
export { templates } from './templates.ts';
