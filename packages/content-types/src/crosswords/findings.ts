import { limits, type Finding } from '@takhti/domain';
import type { Stage } from '../define.ts';
import { isLongerThan } from '../kit/graphemes.ts';
import { readingFindings } from '../reading/index.ts';
import { error, warning, type MessageKey } from '../messages.ts';
import { missingAlt, wrongAddress } from '../rounds/head-findings.ts';
import { hasPicture, hasWords, type CrosswordDoc, type CrosswordFile } from './doc.ts';
import { foreignIn, lettersOf, type Foreign } from './letters.ts';
import { clueLimits } from './limits.ts';
import { crosswordLayout, keyOf, sharesLetter } from './words.ts';

const foreign: Readonly<Record<Foreign, MessageKey>> = {
  space: 'crossword.word_space',
  hyphen: 'crossword.word_hyphen',
  mark: 'crossword.word_mark',
  digit: 'crossword.word_digit',
  letter: 'crossword.word_letter',
};

// Missing parts only: they never block saving the rest.
const unfinished: ReadonlySet<string> = new Set<MessageKey>([
  'crossword.word_required',
  'crossword.word_short',
  'crossword.clue_required',
  'game.image_required',
  'game.audio_required',
]);

/** Whether a finding says no more than that something is not there yet. */
export function isUnfinishedWord({ message }: Finding): boolean {
  return unfinished.has(message);
}

/**
 * What is wrong with a crossword. While saving, what a word still lacks only warns; which words cross is looked at when it is
 * submitted, for that takes a while.
 */
export function crosswordFindings(doc: CrosswordDoc, stage: Stage): Finding[] {
  const { files, language } = doc;
  const findings = wrongAddress(['marketing_url'], doc.marketing_url);
  if (files.length > limits.crossword.max_words)
    findings.push(error(['files'], 'crossword.words_max', { max: limits.crossword.max_words }));
  const first = new Map<string, number>();
  const clues = new Map<string, number>();
  files.forEach((file, at) => {
    const key = keyOf(file.word, language);
    const same = first.get(key);
    if (key !== '' && same === undefined) first.set(key, at);
    const found = [
      ...(key !== '' && same !== undefined
        ? [error(['word'], 'crossword.word_repeated', { other: same + 1 })]
        : wordFindings(file, language)),
      ...clueFindings(file, language),
      ...repeatedClue(file, at, clues),
    ];
    for (const finding of found)
      findings.push({ ...softened(finding, stage), path: ['files', at, ...finding.path] });
  });
  return [...findings, ...(stage === 'submit' ? crossing(doc) : lonely(doc))];
}

/** Which clues are harder to read than learners of a school year read with ease. */
export function clueReading({ files, language }: CrosswordDoc, year: number): Finding[] {
  const texts = files.map(({ clue }, at) => ({ path: ['files', at, 'clue'], html: clue }));
  return readingFindings(texts, language, year);
}

// Learners could not know which of the two words is meant (C-757).
function repeatedClue(file: CrosswordFile, at: number, first: Map<string, number>): Finding[] {
  const clue = file.clue.trim().toLowerCase();
  if (file.type !== 'text' || clue === '') return [];
  const same = first.get(clue);
  if (same === undefined) first.set(clue, at);
  return same === undefined ? [] : [warning(['clue'], 'crossword.clue_repeated', { other: same + 1 })];
}

/** The findings of one word and its clue, without the others. */
export function wordFaults(file: CrosswordFile, language: CrosswordDoc['language']): Finding[] {
  return [...wordFindings(file, language), ...clueFindings(file, language)];
}

function wordFindings({ word }: CrosswordFile, language: CrosswordDoc['language']): Finding[] {
  if (word.trim() === '') return [error(['word'], 'crossword.word_required')];
  const wrong = foreignIn(word, language);
  if (wrong) return [error(['word'], foreign[wrong.kind], { letter: wrong.sign })];
  const { min_letters: min, max_letters: max } = limits.crossword;
  const { length } = lettersOf(word, language);
  if (length > max) return [error(['word'], 'crossword.word_long', { max, count: length })];
  return length < min ? [error(['word'], 'crossword.word_short', { min })] : [];
}

// A letter of another script or with an accent; digits and signs are welcome (G-218).
const notEnglish = /(?![A-Za-z])\p{L}/u;

function clueFindings(file: CrosswordFile, language: CrosswordDoc['language']): Finding[] {
  const { type, clue, path, alt } = file;
  const findings: Finding[] = [];
  if (hasWords(file)) {
    const { chars = Number.POSITIVE_INFINITY } = clueLimits[type];
    if (clue.trim() === '' && type !== 'audio') findings.push(error(['clue'], 'crossword.clue_required'));
    if (language === 'english' && notEnglish.test(clue))
      findings.push(error(['clue'], 'crossword.clue_english', { letter: notEnglish.exec(clue)?.[0] ?? '' }));
    if (isLongerThan(chars, clue)) findings.push(warning(['clue'], 'game.text_long', { max: chars }));
  }
  if (hasPicture(file))
    findings.push(
      ...(path === '' ? [error(['path'], 'game.image_required')] : missingAlt(['alt'], path, alt)),
    );
  if (type === 'audio' && path === '') findings.push(error(['path'], 'game.audio_required'));
  if (type === 'audio' && (file.seconds ?? 0) > limits.crossword.sound_seconds)
    findings.push(error(['path'], 'crossword.sound_long', { minutes: limits.crossword.sound_seconds / 60 }));
  return findings;
}

// Words that have no letter with any other in common: known at every key, without a grid.
function lonely({ files, language }: CrosswordDoc): Finding[] {
  const words = files.map(({ word }) => word);
  if (words.filter((word) => keyOf(word, language) !== '').length < 2) return [];
  return words.flatMap((word, at) =>
    keyOf(word, language) === '' || sharesLetter(word, words.toSpliced(at, 1), language)
      ? []
      : [warning(['files', at, 'word'], 'crossword.word_left_out', { word: word.trim() })],
  );
}

function crossing(doc: CrosswordDoc): Finding[] {
  const { placed, left_out } = crosswordLayout(doc);
  if (placed.length < limits.crossword.min_crossing) return [error(['files'], 'crossword.words_min')];
  return left_out.map((at) =>
    warning(['files', at, 'word'], 'crossword.word_left_out', { word: doc.files[at]?.word.trim() ?? '' }),
  );
}

function softened(finding: Finding, stage: Stage): Finding {
  return stage === 'save' && isUnfinishedWord(finding) ? { ...finding, severity: 'warning' } : finding;
}
