import { games } from '@takhti/content-types/games';
import { roundsOfEverything, writeAndPlay } from './helpers/authored-games.ts';
import { keys, mouse, type Hand } from './helpers/hands.ts';
import { somebody, stranger } from './helpers/login.ts';
import { skillOf } from './helpers/skills.ts';
import { test } from './helpers/test.ts';

type Game = keyof typeof games;

const english = { language: 'english', locale: 'en' } as const;
const everyKind = roundsOfEverything(english);

/** Some rounds of a game by one hand, from the empty game to the end of its play. */
function walk(game: Game, how: string, hand: Hand, rounds = everyKind): void {
  test(`${game}: its rounds are written, reviewed, published and played to the end ${how}`, async ({
    browser,
    request,
  }, testInfo) => {
    test.setTimeout(300_000);
    const kinds: readonly string[] = games[game].templates;
    const page = await somebody(browser, 'developer');
    const learner = await stranger(browser);
    await writeAndPlay({
      ...english,
      request,
      page,
      learner,
      hand,
      at: '',
      place: skillOf('games', testInfo),
      content_type: game,
      rounds: rounds.filter(({ template_type }) => kinds.includes(template_type)),
    });
    await page.close();
    await learner.close();
  });
}

const half = everyKind.length / 2;
walk('rumble_in_the_jumble', 'by mouse', mouse);
walk('rumble_in_the_jumble', 'by keys alone, the first half', keys, everyKind.slice(0, half));
walk('rumble_in_the_jumble', 'by keys alone, the other half', keys, everyKind.slice(half));
// Games of one kind ask for none; what follows is the same.
for (const game of Object.keys(games) as Game[])
  if (game !== 'rumble_in_the_jumble') walk(game, 'by mouse', mouse);
