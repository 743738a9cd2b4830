export { bankGameOf, bankGames, type BankGame } from './worlds/bank-games.ts';
export { bankGameFindings } from './worlds/question-findings.ts';
export { gameOfBank } from './worlds/rounds-of-bank.ts';
export {
  binKeys,
  binName,
  binOf,
  binsOf,
  emptyBin,
  isUsed,
  mayStayOut,
  type BinKey,
} from './templates/bins/bins.ts';
export { canAddCard, canChangeCardType, cardNotices } from './cards/card-limits.ts';
export { addCards, deleteCards, moveCard, withCards } from './cards/cards.ts';
export { pastedPairs, withPairs } from './cards/paste-pairs.ts';
export { trueFalseCards } from './templates/choice/choice.ts';
export { decrypt, encrypt, readCipherKey } from './templates/fill/cipher.ts';
export {
  blankCell,
  columnKeys,
  namedColumns,
  readBlank,
  writeBlank,
  type ColumnKey,
  type TableCell,
} from './templates/fill/tabular/table.ts';
export { questionsOfRounds } from './play/asked-rounds.ts';
export { primaryQuestions } from './export-questions.ts';
export { canAddRound, gameFindings, isUnfinished, roundFindings, roundReading } from './findings.ts';
export { gameOf, games, type Game } from './worlds/games.ts';
export { cardKinds } from './cards/card-kinds.ts';
export { guidelineRows, type GuidelineRow } from './guideline.ts';
export {
  cardChars,
  cardCount,
  cardImage,
  charsText,
  limitRowOf,
  templateLimits,
  type Chars,
} from './cards/limits.ts';
export { keptGame, keptGameResult, keptGameState } from './kept/kept.ts';
export { mapMedia, mapPlayMedia, uploadsIn } from './media.ts';
export { gameModelOf, gameModels } from './models.ts';
export { pairsOf } from './templates/pairs/pairs.ts';
export { keptResponse } from './play/kept-responses.ts';
export { openKeptRounds, type OpenKeptGame } from './play/open-kept.ts';
export { toGamePlay, toPlayRound } from './play/play.ts';
export {
  addRound,
  addRounds,
  deleteRound,
  duplicateRound,
  mayKeepCards,
  moveRound,
  newRound,
  withTemplate,
  withTemplateAndCards,
} from './rounds.ts';
export {
  documentShape,
  hasBins,
  hasCards,
  hasClues,
  hasOptions,
  unwrittenOfRound,
  withDataBank,
} from './round.ts';
export type {
  BinsRound,
  CardRound,
  ChoiceRound,
  ClueRound,
  GameCard,
  GameDoc,
  PairsRound,
  Round,
  RoundOf,
  SequenceRound,
} from './round.ts';
export { templates } from './templates.ts';
