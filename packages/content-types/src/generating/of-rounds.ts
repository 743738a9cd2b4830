import {
  generatedBodies,
  generatedTemplates,
  limits,
  type Finding,
  type GeneratedBody,
  type Language,
} from '@takhti/domain';
import { foldTyped } from '../kit/compare-typed.ts';
import { inWords } from '../making/entry.ts';
import { cardOf, roundOf } from '../making/round-parts.ts';
import { gameModels } from '../rounds/models.ts';
import { roundFindings } from '../rounds/findings.ts';
import { addRounds } from '../rounds/rounds.ts';
import { hasBins, hasCards, type GameCard, type GameDoc, type Round } from '../rounds/round.ts';
import { binKeys, binsOf as binsOfRound, emptyBin } from '../rounds/templates/bins/bins.ts';
import type { Game } from '../rounds/worlds/games.ts';
import type { Generating } from './generating.ts';

type Body = GeneratedBody<'rounds'>;

/** How rounds that were generated come into a game. */
export function generatingRounds(game: Game): Generating {
  const model = gameModels[game.content_type as keyof typeof gameModels];
  const roundsIn = (stored: unknown): readonly Round[] => {
    const reading = model.read(stored);
    return reading.ok ? reading.doc.questionData : [];
  };
  return {
    kind: 'rounds',
    templates: generatedTemplates.filter((template) => game.templates.includes(template)),
    stems: (stored) =>
      roundsIn(stored).map((round) => [round.question, ...textsOf(round)].filter(Boolean).join(' / ')),
    canonicalTexts: (stored) => roundsIn(stored).map((round) => canonicalTextOf(round, round.language)),
    canonicalTextOf: (body, language) => canonicalTextOf(toRound(body, language), language),
    findings: (body, language) => findingsOf(body, language),
    add: (stored, kept, language) => {
      const doc: GameDoc = model.open(stored);
      if (doc.questionData.length + kept.length > limits.game.max_rounds) return null;
      const rounds = kept.map(({ part_id, body }) => ({ ...toRound(body, language), ai_part: part_id }));
      return addRounds(doc, game, rounds);
    },
    parts: (stored) =>
      new Map(
        roundsIn(stored).flatMap((round) =>
          round.ai_part === undefined ? [] : [[round.ai_part, essenceOf(round)] as const],
        ),
      ),
    pathOf: (stored, part_id) => {
      const at = roundsIn(stored).findIndex(({ ai_part }) => ai_part === part_id);
      return at < 0 ? null : ['questionData', at, 'question'];
    },
  };
}

// A picture is chosen by a person, after the words have come.
function findingsOf(sent: unknown, language: Language): Finding[] {
  const body = generatedBodies.rounds.parse(sent);
  return roundFindings(toRound(body, language), language, 'submit').map((finding) =>
    finding.message === 'game.image_required' ? { ...finding, severity: 'warning' } : finding,
  );
}

/** The round that a body becomes. */
export function toRound(sent: unknown, language: Language): Round {
  const body = generatedBodies.rounds.parse(sent);
  const { template, question } = body;
  const making = { game: '', language, room: 1 };
  const head = { question, CorrectFeedback: body.feedback, IncorrectFeedback: body.incorrect_feedback };
  switch (template) {
    case 'matching':
    case 'matching_flip':
      return roundOf(template, making, head, pairsOf(body));
    case 'sorting':
    case 'sorting_vertical':
    case 'order':
      return roundOf(template, making, head, numbered(body));
    case 'non_overlapping_classification':
    case 'matching_drag_drop': {
      const groups = groupsOf(body, language);
      return roundOf(template, making, { ...head, ...binsOf(groups) }, cardsInBins(body, groups, language));
    }
    case 'mcq':
    case 'mcq_short':
    case 'mcq_medium':
    case 'mcq_two_option':
      return roundOf(
        template,
        making,
        head,
        body.cards.map(({ text, is_right }, at) => cardOf(inWords(text), String(at + 1), is_right)),
      );
    default:
      return template satisfies never;
  }
}

function pairsOf({ cards }: Body): GameCard[] {
  return cards.flatMap(({ text, to }, at) => [text, to].map((side) => cardOf(inWords(side), String(at + 1))));
}

function numbered({ cards }: Body): GameCard[] {
  return cards.map(({ text }, at) => cardOf(inWords(text), String(at + 1)));
}

function groupsOf({ cards }: Body, language: Language): string[] {
  const groups = new Map(cards.map(({ to }) => [foldTyped(to, language), to]));
  return [...groups.values()];
}

function binsOf(groups: readonly string[]): object {
  // Cards of the new template that belong to no group are removed.
  const none = Object.fromEntries(binKeys.map((key) => [key, undefined]));
  const named = binKeys.flatMap((key, at) => {
    const value = groups[at];
    return value === undefined ? [] : [[key, { ...emptyBin(at + 1), value }] as const];
  });
  return { ...none, ...Object.fromEntries(named) };
}

function cardsInBins({ cards }: Body, groups: readonly string[], language: Language): GameCard[] {
  const folded = groups.map((group) => foldTyped(group, language));
  return cards.map(({ text, to }) => {
    const at = folded.indexOf(foldTyped(to, language));
    return cardOf(inWords(text), at < 0 || at >= binKeys.length ? '' : `option||${at + 1}`);
  });
}

function textsOf(round: Round): string[] {
  return hasCards(round) ? round.cardsData.map(({ text }) => text) : [];
}

// In one order: what is stored has its fields in another.
function essenceOf(round: Round): string {
  const { template_type, question, hint, instruction, CorrectFeedback = '', IncorrectFeedback = '' } = round;
  const cards = hasCards(round)
    ? round.cardsData.map(({ text, imagePath, audioPath, isCorrect, data }) => [
        text,
        imagePath,
        audioPath,
        isCorrect,
        data,
      ])
    : [];
  const bins = hasBins(round) ? binsOfRound(round).map(({ bin }) => [bin.value, bin.imagePath]) : [];
  const words = [question, hint, instruction, CorrectFeedback, IncorrectFeedback];
  return JSON.stringify([template_type, words, cards, bins]);
}

function canonicalTextOf(round: Round, language: Language): string {
  const words = [round.question, ...textsOf(round).toSorted()];
  return [round.template_type, ...words.map((text) => foldTyped(text, language))].join('\n');
}
