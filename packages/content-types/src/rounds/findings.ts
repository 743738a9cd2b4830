import { limits, type Finding } from '@takhti/domain';
import type { Stage } from '../define.ts';
import { readingFindings } from '../reading/index.ts';
import { error, warning, type MessageKey } from '../messages.ts';
import type { Game } from './worlds/games.ts';
import { wrongAddress } from './head-findings.ts';
import { gamePicture } from './worlds/game-picture.ts';
import { hasCards, type GameDoc, type Round } from './round.ts';
import { templates } from './templates.ts';

// Missing parts only. A round in work must not keep its author from saving the others.
const unfinished: ReadonlySet<string> = new Set<MessageKey>([
  'game.question_required',
  'game.hint_required',
  'game.hint_video_required',
  'game.challenge_required',
  'game.text_required',
  'game.image_required',
  'game.audio_required',
  'game.pair_incomplete',
  'game.bins_required',
  'game.bin_name_required',
  'game.card_bin_required',
  'game.correct_required',
  'game.answer_required',
  'game.unit_required',
  'game.table_title_required',
  'game.columns_min',
  'game.rows_required',
  'game.blank_required',
  'game.statement_required',
  'game.statement_letters',
  'game.feedback_required',
]);

/** The findings of one round, at paths inside it: missing required fields are errors at both stages (P5). */
export function roundFindings(round: Round, language: GameDoc['language'], stage: Stage): Finding[] {
  return templates[round.template_type].findings(round, { language, stage });
}

/**
 * What is wrong with a game. While saving, what a round still lacks only warns, so that work can be kept at any moment; what
 * would be wrong to keep (numbers beyond their limit, bad formats, duplicates) is refused at once.
 * @param judge what is wrong with one round; who judges a game at every key remembers it of the rounds that stay the same
 */
export function gameFindings(
  game: Game,
  doc: GameDoc,
  stage: Stage,
  judge: typeof roundFindings = roundFindings,
): Finding[] {
  const rounds = doc.questionData;
  const findings: Finding[] = [];
  if (rounds.length === 0 && stage === 'submit')
    findings.push(error(['questionData'], 'game.rounds_required'));
  if (game.hasPicture && rounds.length > 0 && gamePicture(doc) === '')
    findings.push(warning(['gameImage'], 'game.picture_missing'));
  findings.push(...wrongAddress(['marketing_url'], doc.marketing_url));
  const numbers = new Set<number>();
  rounds.forEach((round, at) => {
    const path = ['questionData', at];
    if (!game.templates.includes(round.template_type))
      findings.push(error([...path, 'template_type'], 'game.template_not_allowed'));
    if (numbers.has(round.questionId))
      findings.push(error([...path, 'questionId'], 'game.question_repeated', { number: round.questionId }));
    numbers.add(round.questionId);
    for (const finding of [...judge(round, doc.language, stage), ...gamesOwn(game, round)])
      findings.push({ ...softened(finding, stage), path: [...path, ...finding.path] });
  });
  return findings;
}

const readFields = [
  'question',
  'hint',
  'instruction',
  'challenge',
  'CorrectFeedback',
  'IncorrectFeedback',
] as const;

/** The parts of a round that are harder to read than learners of a school year read with ease, at paths inside it. */
export function roundReading(round: Round, language: GameDoc['language'], year: number): Finding[] {
  const texts = readFields.map((field) => ({ path: [field], html: round[field] ?? '' }));
  const cards = hasCards(round)
    ? round.cardsData.map(({ text }, at) => ({ path: ['cardsData', at, 'text'], html: text }))
    : [];
  return readingFindings([...texts, ...cards], language, year);
}

const feedbacks = ['CorrectFeedback', 'IncorrectFeedback'] as const;

// The findings of a game's own rules for its rounds, beyond those of their templates.
function gamesOwn({ asksFeedback }: Game, round: Round): Finding[] {
  if (!asksFeedback) return [];
  return feedbacks
    .filter((field) => (round[field] ?? '').trim() === '')
    .map((field) => error([field], 'game.feedback_required'));
}

/** Whether a game can take one round more (G-031). */
export function canAddRound(doc: Pick<GameDoc, 'questionData'>): boolean {
  return doc.questionData.length < limits.game.max_rounds;
}

/** Whether a finding says no more than that something is not there yet. */
export function isUnfinished({ message }: Finding): boolean {
  return unfinished.has(message);
}

function softened(finding: Finding, stage: Stage): Finding {
  return stage === 'save' && isUnfinished(finding) ? { ...finding, severity: 'warning' } : finding;
}
