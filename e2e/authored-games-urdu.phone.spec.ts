import { roundsOfEverything, writeAndPlay } from './helpers/authored-games.ts';
import { finger } from './helpers/hands.ts';
import { stranger } from './helpers/login.ts';
import { test } from './helpers/test.ts';
import { logInInUrdu, pluralsPlace } from './helpers/urdu.ts';

const urdu = { language: 'urdu', locale: 'ur' } as const;

test('a round of every kind is written in Urdu on a phone, reviewed, published and played to the end by touch', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(300_000);
  await logInInUrdu(page, 'developer@201');
  const learner = await stranger(browser);
  await writeAndPlay({
    ...urdu,
    request,
    page,
    learner,
    hand: finger,
    at: '@201',
    place: pluralsPlace,
    content_type: 'rumble_in_the_jumble',
    rounds: roundsOfEverything(urdu),
  });
  await learner.close();
});
