import { languages, templateTypes, type Language } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import {
  canAddCard,
  cardChars,
  cardCount,
  cardImage,
  gameFindings,
  gameModels,
  games,
  guidelineRows,
  hasCards,
  limitRowOf,
  mapMedia,
  newRound,
  templateLimits,
  toGamePlay,
  toPlayRound,
  uploadsIn,
  withCards,
  type CardRound,
  type GameDoc,
} from '../index.ts';

const frozen = import.meta.glob<GameDoc>('./*/fixtures/v1/*.json', { eager: true, import: 'default' });
const frozenOf = (folder: string, language: Language): GameDoc => {
  const doc = frozen[`./${folder}/fixtures/v1/${language}.json`];
  if (!doc) throw new Error(`${folder} has no ${language}`);
  return doc;
};
const headOf = (content_type: string) =>
  ({
    AssessmentId: '',
    content_type,
    title: '',
    language: 'english',
    grade: '',
    subject: '',
    SkillId: '',
  }) as const;
const errorsOf = (doc: GameDoc, stage: 'save' | 'submit') =>
  gameFindings(games.jungle_gym_primary, doc, stage)
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);
const file = '/files/00000000-0000-4000-8000-000000000002';

describe('games with a world of their own', () => {
  test('G-018 G-204 G-267 Kampong and the puzzle take the rounds of a mixed game, each in its own scene', () => {
    expect(games.kampong.templates).toEqual(games.rumble_in_the_jumble.templates);
    expect(games.puzzle.templates).toEqual(games.rumble_in_the_jumble.templates);
    const scenes = ['rumble_in_the_jumble', 'kampong', 'puzzle', 'jungle_gym_primary', 'matching'].map(
      (type) => toGamePlay(headOf(type), frozenOf('puzzle', 'english'), 's').scene,
    );
    expect(scenes).toEqual(['caravan', 'village', 'jigsaw', 'bars', 'caravan']);
  });

  test.each(languages)('the frozen games in %s open as they are and can be submitted', (language) => {
    for (const [folder, type] of [
      ['puzzle', 'puzzle'],
      ['jungle-gym-primary', 'jungle_gym_primary'],
    ] as const) {
      const doc = frozenOf(folder, language);
      expect(gameModels[type].open(doc)).toEqual(doc);
      expect(gameFindings(games[type], doc, 'submit')).toEqual([]);
    }
  });
});

describe('the picture of a puzzle', () => {
  const doc = frozenOf('puzzle', 'english');
  const pictureOf = (of: GameDoc) => toGamePlay(headOf('puzzle'), of, 's').picture;

  test('G-267 is the game’s own, that of its first round, or that of its announcement', () => {
    expect(pictureOf(doc)).toBe(doc.gameImage);
    const without = { ...doc, gameImage: '' };
    const [round] = doc.questionData;
    expect(pictureOf({ ...without, questionData: [{ ...round!, gameImage: file }] })).toBe(file);
    expect(pictureOf({ ...without, marketing_image: file })).toBe(file);
    expect(toGamePlay(headOf('kampong'), doc, 's').picture).toBe('');
  });

  test('is kept, signed and copied with the other files of the game', () => {
    expect(uploadsIn(doc)).toHaveLength(1);
    expect(mapMedia(doc, () => file).gameImage).toBe(file);
  });

  test('that is lacking only warns: the scene has a drawn one', () => {
    const found = gameFindings(games.puzzle, { ...doc, gameImage: '' }, 'submit');
    expect(found.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      'warning game.picture_missing',
    ]);
  });
});

describe('Jungle Gym primary', () => {
  const doc = frozenOf('jungle-gym-primary', 'english');
  const [truth, two, four] = doc.questionData as [CardRound, CardRound, CardRound];
  const only = (round: CardRound): GameDoc => ({ ...doc, questionData: [round] });
  const fewer = (round: CardRound, count: number) => withCards(round, round.cardsData.slice(0, count));
  const more = (round: CardRound) => {
    const id = round.cardsData.length + 1;
    return withCards(round, [...round.cardsData, { ...round.cardsData[1]!, id, text: `Another ${id}` }]);
  };

  test('G-236 G-258 has true or false, two options and four options, and no other rounds', () => {
    expect(games.jungle_gym_primary.templates).toEqual(['true_false', 'mcq_two_option', 'mcq']);
    const foreign = newRound(doc, 'jungle_gym_primary', 'matching');
    expect(errorsOf({ ...doc, questionData: [foreign] }, 'save')).toContain('game.template_not_allowed');
    expect(limitRowOf(four)).toBe('four_option');
    expect(limitRowOf({ ...four, game: 'rumble_in_the_jumble' })).toBe('mcq');
    for (const template_type of templateTypes.filter((each) => each !== 'mcq'))
      expect(limitRowOf({ template_type, game: 'jungle_gym_primary' })).toBe(template_type);
  });

  test('G-237 G-240 G-254 two options: one or two in a draft, exactly two to submit, never three', () => {
    expect(newRound(doc, 'jungle_gym_primary', 'mcq_two_option')).toMatchObject({ cardsData: { length: 2 } });
    expect(errorsOf(only(two), 'submit')).toEqual([]);
    expect(errorsOf(only(fewer(two, 1)), 'save')).toEqual([]);
    expect(errorsOf(only(fewer(two, 1)), 'submit')).toEqual(['game.cards_min']);
    expect(errorsOf(only(more(two)), 'save')).toEqual(['game.cards_max']);
  });

  test('G-238 G-241 G-254 four options: one to four in a draft, exactly four to submit, never five', () => {
    expect(newRound(doc, 'jungle_gym_primary', 'mcq')).toMatchObject({ cardsData: { length: 4 } });
    for (const count of [1, 2, 3]) {
      expect(errorsOf(only(fewer(four, count)), 'save')).toEqual([]);
      expect(errorsOf(only(fewer(four, count)), 'submit')).toEqual(['game.cards_min']);
    }
    expect(errorsOf(only(four), 'submit')).toEqual([]);
    expect(errorsOf(only(more(four)), 'save')).toEqual(['game.cards_max']);
    expect(canAddCard(four, 'english')).toMatchObject({ allowed: false, notice: 'CARD_ALLOWED_MAX_4' });
    expect(canAddCard({ ...four, game: 'kampong' }, 'english').allowed).toBe(true);
  });

  test('G-239 G-255 stores the right one of true and false first, and learners see True first', () => {
    expect(truth.cardsData[0]?.isCorrect).toBe(true);
    const { board } = toPlayRound(truth, 1, 'english', 's');
    expect(board.kind === 'choice' && board.cards.map(({ text }) => text)).toEqual(['True', 'False']);
  });

  test('G-243 G-244 G-245 G-246 G-247 question 30, slides 768x310 and 768x476, option 95, its picture 192x192', () => {
    expect(templateLimits.mcq_two_option.stem).toEqual({
      chars: { to: 30 },
      image: { width: 768, height: 310 },
    });
    expect(templateLimits.four_option.stem).toEqual({ image: { width: 768, height: 476 } });
    expect(cardChars('four_option', 'english', 'text', 4)).toEqual({ to: 95 });
    for (const row of ['mcq_two_option', 'four_option'] as const)
      expect(cardImage(row, 'urdu', 'image')).toEqual({ width: 192, height: 192 });
    expect(cardCount('four_option', 'english', [])).toEqual({ min: 4, rec: 4, max: 4 });
    expect(guidelineRows('four_option', 'english')).not.toEqual(guidelineRows('mcq', 'english'));
  });

  test('G-248 a question may have a sound of any length', () => {
    const sounding = { ...two, qContent: { ...two.qContent, audio: file } };
    expect(gameFindings(games.jungle_gym_primary, only(sounding), 'submit')).toEqual([]);
  });

  test('feedback to a right and to a wrong answer is asked for to submit, and only warned of in a draft', () => {
    const silent = only({ ...two, CorrectFeedback: ' ', IncorrectFeedback: '' });
    expect(errorsOf(silent, 'save')).toEqual([]);
    expect(errorsOf(silent, 'submit')).toEqual(['game.feedback_required', 'game.feedback_required']);
    expect(gameFindings(games.jungle_gym_primary, silent, 'save').map(({ path }) => path.at(-1))).toEqual([
      'CorrectFeedback',
      'IncorrectFeedback',
    ]);
    const elsewhere = { ...silent, questionData: silent.questionData.filter(hasCards) };
    expect(gameFindings({ ...games.kampong, templates: ['mcq_two_option'] }, elsewhere, 'submit')).toEqual(
      [],
    );
  });
});
