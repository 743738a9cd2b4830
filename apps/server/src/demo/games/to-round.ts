import { encrypt, readCipherKey, trueFalseCards, type games } from '@takhti/content-types/rounds';
import type { Language } from '@takhti/domain';
import type { DemoCard, DemoPicture, DemoRound } from '../material/types.ts';

interface Place {
  readonly game: keyof typeof games;
  readonly language: Language;
  readonly questionId: number;
  /** The folder of the drawings. */
  readonly addressOf: (picture: DemoPicture) => string;
}

/** A round as the builder saves it. */
export function toRound(round: DemoRound, place: Place): object {
  const { question, instruction = '' } = round;
  const { game, language, questionId } = place;
  const head = { template_type: round.kind, questionId, game, language, question, instruction };
  return { ...head, isCardSaved: true, ...ownFields(round, place) };
}

function ownFields(round: DemoRound, { language, addressOf }: Place): object {
  const card = makeCard(addressOf);
  switch (round.kind) {
    case 'matching':
    case 'matching_flip':
      return {
        cardsData: round.pairs.flatMap(([one, other], at) => [
          card(one, at * 2 + 1, { data: String(at + 1), header: `Card - ${at + 1}` }),
          card(other, at * 2 + 2, { data: String(at + 1), header: `Match - ${at + 1}` }),
        ]),
      };
    case 'sorting':
    case 'sorting_vertical':
    case 'order':
      return {
        ...(round.kind === 'order' && { hint: round.hint }),
        cardsData: round.steps.map((step, at) => card(step, at + 1, { data: String(at + 1) })),
      };
    case 'non_overlapping_classification': {
      const placed = round.bins.flatMap(([, cards], at) =>
        cards.map((each) => [each, optionOf(at)] as const),
      );
      const outside = (round.outside ?? []).map((each) => [each, ''] as const);
      return {
        ...containers(round.bins.map(([value]) => ({ value }))),
        cardsData: [...placed, ...outside].map(([each, data], at) => card(each, at + 1, { data })),
      };
    }
    case 'matching_drag_drop':
      return {
        ...containers(round.bins.map(([value, picture]) => ({ value, imagePath: addressOf(picture) }))),
        cardsData: round.bins
          .flatMap(([, , texts], at) => texts.map((text) => [text, optionOf(at)] as const))
          .map(([text, data], at) => card(text, at + 1, { data })),
      };
    case 'mcq':
    case 'mcq_short':
    case 'mcq_medium':
    case 'mcq_two_option': {
      const { right, wrong, feedback } = round;
      const options = [
        ...right.map((each) => [each, true] as const),
        ...wrong.map((each) => [each, false] as const),
      ];
      return {
        cardsData: options.map(([each, isCorrect], at) => card(each, at + 1, { isCorrect })),
        ...(feedback && { CorrectFeedback: feedback.right, IncorrectFeedback: feedback.wrong }),
      };
    }
    case 'true_false':
      return {
        cardsData: trueFalseCards(language, round.isTrue),
        CorrectFeedback: round.feedback.right,
        IncorrectFeedback: round.feedback.wrong,
      };
    case 'financial-fib':
      return { blank: round.answer, unit: round.unit };
    case 'tabular_fib':
      return tableFields(round);
    case 'clue_on':
    case 'mystery_word':
      return {
        Answer: round.answer,
        Grade: round.grade ?? '',
        Topic: round.topic ?? '',
        cardsData: round.clues.map((clue, at) => card(clue, at + 1, { header: `Clue ${at + 1}` })),
      };
    case 'crack_the_code': {
      const cipher_key = String(round.shift);
      const key = readCipherKey(cipher_key, language);
      if (!key) throw new Error(`no key ${cipher_key} in ${language}`);
      const decrypted_statment = round.statement;
      return { cipher_key, decrypted_statment, encrypted_statment: encrypt(decrypted_statment, key) };
    }
  }
}

const makeCard = (addressOf: Place['addressOf']) => (card: DemoCard, id: number, own: object) => ({
  id,
  header: `Card - ${id}`,
  ...(typeof card === 'string'
    ? { type: 'text', text: card }
    : { type: 'image', imagePath: addressOf(card.picture), imageAlt: card.alt }),
  ...own,
});

const optionOf = (at: number): string => `option||${at + 1}`;

function containers(bins: readonly object[]): object {
  return Object.fromEntries(
    bins.map((bin, at) => [
      `container_${at + 1}`,
      { bin: `bin-${at + 1}`, label: `Bin-${at + 1}`, data: optionOf(at), ...bin },
    ]),
  );
}

function tableFields({ title, hint, columns, rows, blank }: DemoRound & { kind: 'tabular_fib' }): object {
  const cells = (texts: readonly string[]): Record<string, string> =>
    Object.fromEntries([0, 1, 2, 3].map((at) => [`column${at + 1}`, texts[at] ?? '']));
  return {
    hint,
    preHeader: { title, value: '' },
    columns: cells(columns),
    rows: rows.map(cells),
    blank: `${blank.row}:column${blank.column}`,
    Answer: rows[blank.row - 1]?.[blank.column - 1] ?? '',
  };
}
