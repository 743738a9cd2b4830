import { hasErrors, languageRecords, type Finding, type TemplateType } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import {
  binName,
  binOf,
  binsOf,
  blankCell,
  emptyBin,
  gameFindings,
  games,
  namedColumns,
  roundFindings,
  toPlayRound,
  trueFalseCards,
  withCards,
  type GameDoc,
  type RoundOf,
} from './index.ts';
import { fixturesOf } from './testing/fixtures.ts';

function first<T extends TemplateType>(template: T): RoundOf<T> {
  return fixturesOf(template).english.questionData[0] as RoundOf<T>;
}
function found(round: Parameters<typeof roundFindings>[0], stage: 'save' | 'submit' = 'save'): string[] {
  return roundFindings(round, 'english', stage)
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);
}
const at = (findings: readonly Finding[], message: string) =>
  findings.find((finding) => finding.message === message)?.path;

describe('every round', () => {
  test('G-023 G-512 a question is words, a picture or a sound', () => {
    const round = { ...first('mcq'), question: ' ' };
    expect(found(round)).toEqual(['game.question_required']);
    const media = { image: '', imageAlt: '', audio: '' };
    const file = '/files/00000000-0000-4000-8000-000000000001';
    expect(found({ ...round, qContent: { ...media, image: file } })).toEqual([]);
    expect(found({ ...round, qContent: { ...media, audio: file } })).toEqual([]);
  });

  test('G-518 G-519 fields that a switch turns on are required', () => {
    const round = first('mcq');
    expect(found({ ...round, preview_hint_video: true })).toEqual(['game.hint_video_required']);
    expect(found({ ...round, preview_hint_video: true, hint_video: 'https://example.org/v' })).toEqual([]);
    expect(found({ ...round, preview_challenge: true })).toEqual(['game.challenge_required']);
    expect(found({ ...round, preview_challenge: true, challenge: 'Ready?' })).toEqual([]);
  });

  test('G-314 a text that is too long only warns', () => {
    const round = first('sorting');
    const cards = round.cardsData.map((card) => ({ ...card, text: `${card.id} ${'x'.repeat(150)}` }));
    const findings = roundFindings({ ...round, cardsData: cards }, 'english', 'submit');
    expect(hasErrors(findings)).toBe(false);
    expect(findings).toHaveLength(4);
  });

  test('G-513 pictures and sounds are required where a card shows them', () => {
    const round = first('matching');
    const [card, ...rest] = round.cardsData;
    const media = { ...card!, type: 'media' as const };
    expect(found({ ...round, cardsData: [media, ...rest] })).toEqual([
      'game.image_required',
      'game.audio_required',
    ]);
    const flip = first('matching_flip');
    expect(
      found({ ...flip, cardsData: [{ ...flip.cardsData[0]!, type: 'media' }, ...flip.cardsData.slice(1)] }),
    ).toEqual(['game.kind_not_allowed']);
  });
});

describe('matching', () => {
  test('a card without its match, and cards that nobody can tell apart', () => {
    const round = first('matching');
    expect(found({ ...round, cardsData: round.cardsData.slice(1) })).toEqual(['game.pair_incomplete']);
    const twins = round.cardsData.map((card) => (card.id === 3 ? { ...card, text: ' Cat' } : card));
    const findings = roundFindings({ ...round, cardsData: twins }, 'english', 'save');
    expect(at(findings, 'game.card_duplicate')).toEqual(['cardsData', 2, 'text']);
  });
});

describe('bins', () => {
  const box = first('non_overlapping_classification');

  test('G-092 G-093 G-113 G-122 a bin has its number in header, label and data', () => {
    expect(emptyBin(2)).toMatchObject({ bin: 'bin-2', label: 'Bin-2', data: 'option||2' });
    expect(binName(emptyBin(2))).toBe('Bin-2');
    expect(binOf(box, 'option||2')).toBe(2);
    expect(binOf(box, 'option||3')).toBeNull();
  });

  test('G-094 G-095 G-096 one or two bins with names, and every card names its bin', () => {
    const { container_1, container_2, ...none } = box;
    const lone = { ...none, container_1 } as typeof box;
    expect(binsOf(lone)).toHaveLength(1);
    expect(found(lone)).toEqual(Array(3).fill('game.card_bin_required'));
    expect(found(none)).toContain('game.bins_required');
    expect(found({ ...box, container_3: emptyBin(3) })).toContain('game.bins_max');
    expect(found({ ...box, container_2: { ...container_2!, value: '' } })).toEqual([
      'game.bin_name_required',
    ]);
  });

  test('G-109 with one bin a card may belong nowhere', () => {
    const { container_2: _none, ...rest } = box;
    const cards = box.cardsData.map((card) => (card.data === 'option||2' ? { ...card, data: '' } : card));
    const round = { ...rest, cardsData: cards } as typeof box;
    expect(found(round, 'submit')).toEqual([]);
    const { board } = toPlayRound(round, 1, 'english', 's');
    expect(board).toMatchObject({ bins: [{ bin: 1, label: 'Living' }] });
  });

  test('G-118 a picture bin needs its picture and a card; unused ones stay out of play', () => {
    const round = first('matching_drag_drop');
    expect(found(round, 'submit')).toEqual([]);
    expect(toPlayRound(round, 1, 'english', 's').board).toMatchObject({ bins: [{}, {}, {}] });
    const noImage = { ...round, container_1: { ...round.container_1!, imagePath: '' } };
    expect(found(noImage)).toEqual(['game.image_required']);
    const noCard = withCards(round, round.cardsData.slice(1)) as typeof round;
    expect(found(noCard, 'submit')).toEqual(['game.bin_empty']);
  });
});

describe('choice', () => {
  test('G-511 G-514 at least one option is right, and no two are equal', () => {
    const round = first('mcq_short');
    const wrong = round.cardsData.map((card) => ({ ...card, isCorrect: false }));
    expect(found({ ...round, cardsData: wrong })).toEqual(['game.correct_required']);
    const twins = round.cardsData.map((card) => ({ ...card, text: 'Lahore' }));
    expect(found({ ...round, cardsData: twins })).toEqual(['game.card_duplicate', 'game.card_duplicate']);
  });

  test('G-239 the right one of true and false is stored first, and learners see True first', () => {
    const cards = trueFalseCards('english', false);
    expect(cards.map(({ text, isCorrect }) => [text, isCorrect])).toEqual([
      ['False', true],
      ['True', false],
    ]);
    const { board } = toPlayRound({ ...first('true_false'), cardsData: cards }, 1, 'english', 's');
    expect(board).toMatchObject({ cards: [{ text: 'True' }, { text: 'False' }], right: [2] });
  });

  test('G-242 two options are the first two', () => {
    const round = { ...first('mcq_two_option'), cardsData: first('mcq').cardsData };
    const { board } = toPlayRound(round, 1, 'english', 's');
    expect(board.kind === 'choice' && board.cards.map((card) => card.id).toSorted((a, b) => a - b)).toEqual([
      1, 2,
    ]);
    expect(found(round)).toEqual(['game.cards_max']);
  });
});

describe('fill in', () => {
  const money = first('financial-fib');

  test.each(['12.5', '۱۲٫۵', '1,000'])('G-124 %s is a number', (blank) => {
    expect(found({ ...money, blank })).toEqual([]);
  });

  test('G-124 G-126 G-127 letters are no number, a unit is required and has at most 7 characters', () => {
    expect(found({ ...money, blank: 'ten' })).toEqual(['game.answer_number']);
    expect(found({ ...money, blank: '' })).toEqual(['game.answer_required']);
    expect(found({ ...money, unit: ' ' })).toEqual(['game.unit_required']);
    expect(found({ ...money, unit: 'percent' })).toEqual([]);
    expect(found({ ...money, unit: 'percents' })).toEqual(['game.unit_long']);
  });

  const table = first('tabular_fib');

  test('G-131 G-132 G-133 G-135 two to four named columns; those without a name are dropped', () => {
    expect(namedColumns(table)).toEqual(['column1', 'column2']);
    const columns = { ...table.columns, column1: '' };
    expect(found({ ...table, columns })).toEqual(['game.columns_min']);
    const three = { ...table, columns: { ...table.columns, column4: 'Season' } };
    expect(toPlayRound(three, 1, 'english', 's').board).toMatchObject({
      columns: ['Month', 'Days', 'Season'],
    });
  });

  test('G-134 G-136 G-137 G-138 G-139 G-140 G-141 G-142 rows, one blank, a hint and a title are required, a heading is not', () => {
    expect(found({ ...table, rows: [], blank: '' })).toEqual(['game.rows_required', 'game.blank_required']);
    for (const blank of ['', '2:column3', '9:column1', '1:column1 2:column2'])
      expect(found({ ...table, blank })).toEqual(['game.blank_required']);
    expect(blankCell(table)).toEqual({ row: 1, column: 'column2' });
    expect(found({ ...table, hint: '' })).toEqual(['game.hint_required']);
    expect(found({ ...table, preHeader: { title: '', value: 'x' } })).toEqual(['game.table_title_required']);
    expect(found({ ...table, preHeader: { title: 'x', value: '' } })).toEqual([]);
    const rows = Array.from({ length: 11 }, () => table.rows[0]!);
    expect(found({ ...table, rows })).toEqual(['game.rows_max']);
  });

  test('G-174 a code with a key outside its alphabet, without letters, or that leads elsewhere', () => {
    const code = first('crack_the_code');
    expect(found(code, 'submit')).toEqual([]);
    expect(found({ ...code, cipher_key: String(languageRecords.english.letters.length) })).toEqual([
      'game.key_invalid',
    ]);
    expect(found({ ...code, decrypted_statment: '123', encrypted_statment: '123' })).toEqual([
      'game.statement_letters',
    ]);
    const changed = roundFindings({ ...code, encrypted_statment: 'XYZ' }, 'english', 'submit');
    expect(changed.map(({ message, severity }) => [message, severity])).toEqual([
      ['game.code_mismatch', 'warning'],
    ]);
    const { board } = toPlayRound({ ...code, encrypted_statment: 'XYZ' }, 1, 'english', 's');
    expect(board).toMatchObject({
      signs: [{ coded: 'U', plain: 'R' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    });
  });
});

describe('a game', () => {
  const doc: GameDoc = fixturesOf('matching').english;
  const errors = (changed: GameDoc, stage: 'save' | 'submit') =>
    gameFindings(games.matching, changed, stage).filter(({ severity }) => severity === 'error');

  test('a round of another template is refused, and so is a number given twice', () => {
    const other = { ...first('sorting'), questionId: 1 };
    const findings = errors({ ...doc, questionData: [...doc.questionData, other] }, 'save');
    expect(at(findings, 'game.template_not_allowed')).toEqual(['questionData', 1, 'template_type']);
    expect(at(findings, 'game.question_repeated')).toEqual(['questionData', 1, 'questionId']);
  });

  test('missing texts can be saved, and not submitted', () => {
    const unwritten = { ...doc, questionData: [{ ...doc.questionData[0]!, question: '' }] };
    expect(errors(unwritten, 'save')).toEqual([]);
    expect(at(errors(unwritten, 'submit'), 'game.question_required')).toEqual([
      'questionData',
      0,
      'question',
    ]);
  });
});
