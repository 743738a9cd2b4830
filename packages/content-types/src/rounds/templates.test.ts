import {
  Board,
  contentTypes,
  hasErrors,
  languages,
  limits,
  RoundResponse,
  templateTypes,
  type TemplateType,
} from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import {
  addCards,
  addRounds,
  canAddCard,
  canAddRound,
  cardCount,
  cardKinds,
  gameFindings,
  gameModels,
  gameOf,
  games,
  guidelineRows,
  mayKeepCards,
  newRound,
  roundFindings,
  templates,
  toPlayRound,
  withTemplate,
  withTemplateAndCards,
  type CardRound,
} from './index.ts';
import { scoreBoard, solvedResponse } from './play/play-index.ts';
import { hasCards, Round } from './round.ts';
import { fixturesOf } from './testing/fixtures.ts';

const junk = [undefined, null, 7, 'x', [], {}, { tries: 'x', order: {}, places: [null], chosen: [{}] }];

describe.each(templateTypes)('template %s', (template) => {
  const cases = languages.map((language) => ({ language, doc: fixturesOf(template)[language] }));

  test('stands under its own name, with limits and kinds of cards', () => {
    expect(templates[template].template_type).toBe(template);
    expect(guidelineRows(template, 'english')).not.toEqual([]);
    expect(cardKinds[template].length > 0).toBe(templates[template].hasCards);
  });

  test.each(languages)('a new round in %s opens, can be saved, and lacks what it needs', (language) => {
    const doc = { ...gameModels.matching.defaults(startIn(language)) };
    const round = newRound(doc, 'rumble_in_the_jumble', template);
    expect(Round.parse(round)).toEqual(round);
    const game = { ...games.rumble_in_the_jumble, templates: [template] };
    const findings = gameFindings(game, { ...doc, questionData: [round] }, 'save');
    expect(findings).not.toEqual([]);
    expect(hasErrors(findings.filter(({ message }) => message !== 'game.key_invalid'))).toBe(false);
    expect(hasErrors(roundFindings(round, language, 'save'))).toBe(true);
    expect(Board.parse(templates[template].board(round, { seed: 'a', language }))).toBeDefined();
  });

  test.each(cases)(
    'the frozen game in $language opens as it is and can be submitted',
    ({ language, doc }) => {
      expect(doc.language).toBe(language);
      const opened = gameModels.matching.open(doc);
      expect(opened).toEqual(doc);
      for (const round of opened.questionData) expect(roundFindings(round, language, 'submit')).toEqual([]);
    },
  );

  test.each(cases)('in $language a solved board is worth 1, nothing 0, and junk never throws', ({ doc }) => {
    for (const round of doc.questionData) {
      const { board } = toPlayRound(round, 1, doc.language, 'seed');
      expect(Board.parse(board)).toEqual(board);
      const solved = solvedResponse(board);
      expect(RoundResponse.parse(solved)).toEqual(solved);
      expect(scoreBoard(board, solved, doc.language)).toMatchObject({ credit: 1, isCorrect: true });
      expect(scoreBoard(board, solved, doc.language).text).not.toBe('');
      for (const response of junk) expect(scoreBoard(board, response, doc.language).credit).toBe(0);
    }
  });

  test('the same seed lays the same board', () => {
    const [round] = fixturesOf(template).english.questionData;
    const lay = (seed: string) => toPlayRound(round!, 1, 'english', seed);
    expect(lay('one')).toEqual(lay('one'));
  });
});

describe.each(templateTypes.filter((template) => templates[template].hasCards))(
  'cards of template %s',
  (template) => {
    const cases = languages.map((language) => {
      const rounds = fixturesOf(template)[language].questionData.filter(hasCards);
      return { language, rounds };
    });

    test.each(cases)('are in the frozen game in $language', ({ rounds }) => expect(rounds).not.toEqual([]));

    test.each(languages)('G-297 its guideline tells in %s how many an author can add', (language) => {
      const start = gameModels.matching.defaults(startIn(language));
      let round = newRound(start, 'rumble_in_the_jumble', template) as CardRound;
      while (canAddCard(round, language).allowed) round = addCards(round);
      const told = guidelineRows(template, language).find(({ what }) => what === 'cards');
      expect(told?.count?.max).toBe(round.cardsData.length);
    });

    test.each(cases)(
      'in $language beyond the most are refused, and a foreign kind',
      ({ language, rounds }) => {
        for (const round of rounds) {
          const [card] = round.cardsData;
          const more = Array.from({ length: cardCount(template, language, [])!.max + 1 }, (_, at) => ({
            ...card!,
            id: at + 1,
            text: `${at}`,
          }));
          const told = roundFindings({ ...round, cardsData: more }, language, 'submit');
          expect(told.map(({ message, severity }) => `${severity} ${message}`)).toContain(
            'error game.cards_max',
          );
          const type = template.startsWith('matching') ? 'audio' : 'media';
          const foreign = roundFindings({ ...round, cardsData: [{ ...card!, type }] }, language, 'save');
          expect(foreign.map(({ message }) => message)).toContain('game.kind_not_allowed');
        }
      },
    );

    test.each(cases)('G-314 in $language a long text only warns', ({ language, rounds }) => {
      for (const round of rounds) {
        const long = round.cardsData.map((card, at) => ({ ...card, text: `${at} ${'ک '.repeat(450)}` }));
        const told = roundFindings({ ...round, cardsData: long }, language, 'submit');
        expect(told.filter(({ message }) => message === 'game.text_long').length).toBeGreaterThan(0);
        expect(hasErrors(told)).toBe(false);
      }
    });
  },
);

test('G-006 G-007 the templates are accepted as they are spelled, and nothing else', () => {
  expect(templateTypes.slice(15)).toEqual(['clue_on', 'mystery_word']);
  expect(Object.keys(templates).toSorted()).toEqual([...templateTypes].toSorted());
  for (const wrong of ['financial_fib', 'tabular-fib', 'puzzle'])
    expect(Round.safeParse({ template_type: wrong, questionId: 1, language: 'english' }).success).toBe(false);
});

test('the label of each template is exact', () => {
  const label = (template: TemplateType): string => templates[template].label;
  expect(label('matching')).toBe("Match'Em!");
  expect(label('matching_flip')).toBe('DejaVu');
  expect(label('sorting')).toBe('Step1-Step2');
  expect(label('non_overlapping_classification')).toBe('BoxIT');
  expect(label('crack_the_code')).toBe('Crack the code');
  expect(label('order')).toBe('Order Order!');
  expect(new Set(templateTypes.map(label)).size).toBe(templateTypes.length);
});

test('G-008 G-018 G-019 G-206 every standalone game has its one template, and rumble all but those of the gym and of clues', () => {
  expect(gameOf('non_over_classification')?.templates).toEqual(['non_overlapping_classification']);
  expect(gameOf('financial_fib')?.templates).toEqual(['financial-fib']);
  expect(gameOf('mcq')).toBeUndefined();
  for (const { templates: own } of Object.values(games).filter(({ scene }) => scene === 'caravan'))
    expect(own.length === 1 || own.length > 10).toBe(true);
  const rumble: readonly string[] = games.rumble_in_the_jumble.templates;
  expect(templateTypes.filter((template) => !rumble.includes(template))).toEqual([
    'mcq_two_option',
    'true_false',
    'clue_on',
    'mystery_word',
  ]);
});

test('a class may be asked something of a game exactly where one of its templates has options', () => {
  const withOptions = Object.values(games).filter(({ templates: own }) =>
    own.some((template) => templates[template].hasOptions),
  );
  const asked = Object.values(games).filter(({ content_type }) => contentTypes[content_type].is_asked_live);
  expect(asked).toEqual(withOptions);
});

test('G-024 G-025 G-026 G-027 picking a template resets question, hint and cards, and sets its own', () => {
  const [round] = fixturesOf('matching').english.questionData;
  const picked = withTemplate({ ...round!, hint: 'x', is_commented: true }, 'matching_drag_drop');
  expect(picked).toMatchObject({ questionId: 1, question: '', hint: '', is_commented: true });
  expect(picked).toMatchObject({ instruction: 'Drag each text onto the matching picture.' });
  expect(Object.keys(picked).filter((key) => key.startsWith('container_'))).toHaveLength(4);
  expect(withTemplate(round!, 'order').hint).toBe('Put the cards in the right order.');
});

test('a template of the same engine can take the cards over, with their places, and no other can', () => {
  const [pairs] = fixturesOf('matching').english.questionData;
  expect(mayKeepCards(pairs!, 'matching_flip')).toBe(true);
  expect(mayKeepCards(pairs!, 'order')).toBe(false);
  expect(withTemplateAndCards(pairs!, 'matching_flip')).toMatchObject({
    template_type: 'matching_flip',
    question: pairs!.question,
    cardsData: Reflect.get(pairs!, 'cardsData'),
  });
  const [boxed] = fixturesOf('non_overlapping_classification').english.questionData;
  expect(withTemplateAndCards(boxed!, 'matching_drag_drop')).toMatchObject({
    container_1: Reflect.get(boxed!, 'container_1'),
    instruction: withTemplate(boxed!, 'matching_drag_drop').instruction,
  });
  const [typed] = fixturesOf('financial-fib').english.questionData;
  expect(mayKeepCards(typed!, 'tabular_fib')).toBe(false);
});

test('G-114 G-121 G-158 G-169 dragging starts with an instruction and order with a hint, in the language of the game', () => {
  const [round] = fixturesOf('matching').english.questionData;
  const said = languages.flatMap((language) => {
    const own = { ...round!, language };
    return [withTemplate(own, 'matching_drag_drop').instruction, withTemplate(own, 'order').hint];
  });
  expect(said.filter((words) => words.trim() === '')).toEqual([]);
  expect(new Set(said).size).toBe(2 * languages.length);
});

test('G-355 a game of one template has as many rounds of it as its author wants', () => {
  const doc = fixturesOf('sorting').english;
  const [round] = doc.questionData;
  const three = { ...doc, questionData: [1, 2, 3].map((questionId) => ({ ...round!, questionId })) };
  expect(gameFindings(games.sorting, three, 'submit')).toEqual([]);
});

test('C-1030 G-031 G-033 a game takes fifty rounds', () => {
  const [round] = fixturesOf('matching').english.questionData;
  const rounds = Array.from({ length: 49 }, () => round!);
  expect(canAddRound({ questionData: rounds })).toBe(true);
  expect(canAddRound({ questionData: [...rounds, round!] })).toBe(false);
});

function startIn(language: (typeof languages)[number]) {
  return { language, skill_id: '', subject: '', total_questions: 0 };
}

describe('rounds of another game', () => {
  const start = { skill_id: '', subject: '', total_questions: 0 };
  const pairs = newRound(
    gameModels.kampong.defaults({ ...start, language: 'english' }),
    'kampong',
    'matching',
  );
  const into = gameModels.rumble_in_the_jumble.defaults({ ...start, language: 'urdu' });

  test('come with a number and the language of this one', () => {
    const once = addRounds(into, games.rumble_in_the_jumble, [pairs, { ...pairs, is_commented: true }]);
    const { questionData } = addRounds(once, games.rumble_in_the_jumble, [pairs]);
    expect(questionData.map(({ questionId, game, language }) => [questionId, game, language])).toEqual([
      [1, 'rumble_in_the_jumble', 'urdu'],
      [2, 'rumble_in_the_jumble', 'urdu'],
      [3, 'rumble_in_the_jumble', 'urdu'],
    ]);
    expect(questionData[1]).not.toHaveProperty('is_commented');
  });

  test('stay away where the game has no template or no room for them', () => {
    const many = Array.from({ length: limits.game.max_rounds + 5 }, () => pairs);
    expect(addRounds(into, games.sorting, [pairs]).questionData).toEqual([]);
    expect(addRounds(into, games.matching, many).questionData).toHaveLength(limits.game.max_rounds);
  });
});
