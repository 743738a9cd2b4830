import { gameFindings, gameModels, games, toGamePlay } from '@takhti/content-types/rounds';
import { scoreBoard, solvedResponse } from '@takhti/content-types/rounds/play';
import { languageRecords, languages, templateTypes } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { gameDocument } from '../games/game-document.ts';
import { demoGames } from './games/index.ts';
import { letters } from './letters.ts';
import { institutions } from './people.ts';
import { skills } from './skills.ts';
import type { DemoGame } from './types.ts';

const codes = new Set(skills.map((skill) => skill.skill_code));
const people = institutions.flatMap((institution) => institution.people);
const address = '/files/11111111-1111-4111-8111-111111111111';

/** The game as the studio would save it; every drawing is at an address of its own. */
function documentOf(game: DemoGame) {
  const { language } = game;
  const model = gameModels[game.content_type];
  const seen = new Map<string, string>();
  const addressOf = (picture: string): string => {
    const own = seen.get(picture) ?? address.replace(/1$/, String(seen.size));
    seen.set(picture, own);
    return own;
  };
  const start = model.defaults({ language, skill_id: '', subject: '', total_questions: 0 });
  return model.open(gameDocument(start, game, addressOf));
}

describe('games as a whole', () => {
  const kinds = (game: DemoGame): Set<string> => new Set(game.rounds.map((round) => round.kind));

  test('every language has a game of many kinds that can be played', () => {
    const rumbles = demoGames.filter((game) => game.content_type === 'rumble_in_the_jumble');
    expect(new Set(rumbles.map((game) => game.language))).toEqual(new Set(languages));
    for (const game of rumbles) {
      expect(game.status).toBe('published');
      expect(game.rounds.length).toBeGreaterThanOrEqual(6);
      expect(game.rounds.length).toBeLessThanOrEqual(10);
      expect(kinds(game).size).toBeGreaterThanOrEqual(7);
    }
  });

  test.each(['kampong', 'puzzle', 'jungle_gym_primary', 'clue_on', 'mystery_word'])(
    '%s can be played in every language',
    (type) => {
      const own = demoGames.filter(
        ({ content_type, status }) => content_type === type && status === 'published',
      );
      expect(new Set(own.map(({ language }) => language))).toEqual(new Set(languages));
    },
  );

  test('every game of the builder and every kind of round is there, at many stages of the workflow', () => {
    expect(new Set(demoGames.map((game) => game.content_type))).toEqual(new Set(Object.keys(games)));
    const played = new Set(demoGames.flatMap((game) => [...kinds(game)]));
    expect(new Set(templateTypes)).toEqual(played);
    expect(new Set(demoGames.map((game) => game.status))).toEqual(new Set(['d', 'w', 'r', 's', 'published']));
    expect(demoGames.filter((game) => game.is_everywhere === true).length).toBeGreaterThan(2);
  });
});

describe.each(demoGames.map((game) => [game.key, game] as const))('game %s', (_key, game) => {
  const doc = documentOf(game);

  test('stands on a skill, by an author who may write', () => {
    expect(codes).toContain(game.skill_code);
    const roles = people.find((person) => person.username === game.author)?.roles ?? [];
    expect(roles.some((role) => role === 'cd' || role === 'cd3')).toBe(true);
    expect(Boolean(game.comment)).toBe(game.status === 's');
  });

  test('has nothing to mend, not even a text that is long', () => {
    expect(gameFindings(games[game.content_type], doc, 'submit')).toEqual([]);
  });

  test('can be solved', () => {
    const head = { AssessmentId: '', content_type: game.content_type, title: '', language: game.language };
    const play = toGamePlay({ ...head, grade: '', subject: '', SkillId: '' }, doc, 'seed');
    for (const { board } of play.rounds)
      expect(scoreBoard(board, solvedResponse(board), game.language).credit).toBe(1);
  });

  test('is written in the script of its language', () => {
    const { rounds, title, description } = game;
    const words = [...rounds.map((round) => round.question), title, description].filter(Boolean);
    const text = JSON.stringify([title, description, ...rounds.map(({ kind: _kind, ...own }) => own)]);
    const isLatin = languageRecords[game.language].script === 'latin';
    expect(words.filter((each) => /\p{Script=Arabic}{2}/u.test(each) === isLatin)).toEqual([]);
    expect(text).toMatch(letters[game.language].some);
    expect(text).not.toMatch(letters[game.language].never);
  });
});
