import { test as base, type APIRequestContext } from '@playwright/test';
import type { GameDoc } from '@takhti/content-types/rounds';
import { openContainer, previewGame, updateContainer } from '@takhti/contract';
import { apiOf } from '../../helpers/api.ts';
import { makeContent, playerPath, publish, sendOn } from '../../helpers/content.ts';
import { roundsOfEverything } from '../../helpers/games/games.ts';
import { startServer, type StudioServer } from '../../helpers/browser/server.ts';
import { skillOf, type SkillPlace } from '../../helpers/skills.ts';
import { studioTexts } from '../../helpers/screen/texts.ts';
import { uniqueTitle } from '../../helpers/screen/titles.ts';
import { startWebKit } from './driver.ts';
import { personAt, type Person } from './page.ts';
import { solveRound } from './play-round.ts';
import { act, arrives, logIn, option, startBank, writeRich } from './studio.ts';

const t = studioTexts('en');

const test = base.extend<{ readonly person: Person }, { readonly server: StudioServer }>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  person: async ({}, use) => {
    const webkit = await startWebKit();
    await use(personAt(webkit));
    await webkit.stop();
  },
});

test('in WebKit a question is written, submitted, reviewed, published and answered', async ({
  person,
  server,
  request,
}, testInfo) => {
  const title = uniqueTitle('Even numbers');
  let container_id = '';

  await test.step('an author writes a bank of one question and submits it', async () => {
    await logIn(person, server.address, 'developer');
    await startBank(person, title, skillOf('author', testInfo));
    const query = await person.evaluates<string>('return location.search');
    container_id = new URLSearchParams(query).get('container_id') ?? '';
    const texts = ['Which of these is even?', 'four', 'five', 'seven', 'nine'];
    const fields = [t('questions:question'), ...[1, 2, 3, 4].map((number) => option(number))];
    for (const [at, field] of fields.entries()) await writeRich(person, field, texts[at] ?? '');
    await person.presses('label, input[type=checkbox]', t('questions:options.is_correct', { number: 1 }));
    await person.presses('button', t('common:save'));
    await person.sees('[role=status][data-state=saved]');
    await person.presses('a', t('common:back'));
    await act(person, 'submit');
    await arrives(person, '/dashboard/waiting-for-review');
  });

  const author = await apiOf(request, 'developer');
  const bank = await author(openContainer, { container_id });

  await test.step('reviewers take it up and approve it, the last one publishes it', async () => {
    const query = new URLSearchParams({
      container_id: bank.container_id,
      institution_id: String(bank.institution_id),
    });
    await logIn(person, server.address, 'reviewer1');
    await person.goTo(`${server.address}/dashboard/mcq?${query}`);
    await act(person, 'startReview');
    await act(person, 'approve');
    await arrives(person, '/dashboard/waiting-for-review');
    await sendOn(request, 'reviewer2', bank.container_id);
    await logIn(person, server.address, 'final');
    await person.goTo(`${server.address}/dashboard/mcq?${query}`);
    await act(person, 'startReview');
    await act(person, 'publish');
    await arrives(person, '/dashboard/waiting-for-review');
  });

  await test.step('a learner answers it', async () => {
    await person.evaluates('localStorage.clear()');
    await person.goTo(server.address + (await playerPath(author, bank.content_id)));
    await person.presses('button', 'Start');
    await person.presses('label.option', /four/);
    await person.presses('button', 'Check');
    await person.presses('button', 'Show the overview');
    await person.presses('button', 'Finish');
    await person.presses('dialog button', 'Finish');
    await person.sees('h1, h2, p', /100/);
  });
});

/** A board of each kind that is played by pressing and typing. */
const kinds = ['matching', 'sorting', 'non_overlapping_classification', 'mcq', 'mcq_short', 'financial-fib'];

test('in WebKit a game of several boards is played to its end', async ({
  person,
  server,
  request,
}, testInfo) => {
  const { play, path } = await publishGame(request, skillOf('types', testInfo));
  await person.goTo(server.address + path);
  await person.presses('button', 'Let’s play!');
  for (const round of play.rounds) {
    await person.sees('h2', new RegExp(`Round ${round.Number} of ${play.rounds.length}`));
    await solveRound(person, round);
    if (await person.seesNow('button', 'Check')) await person.presses('button', 'Check');
    await person.sees('.outcome-right');
    await person.presses('button', round.Number === play.rounds.length ? 'See how it went' : 'Next');
  }
  await person.sees('h1, h2', /All correct!/);
});

async function publishGame(request: APIRequestContext, place: SkillPlace) {
  const author = await apiOf(request, 'developer');
  const title = uniqueTitle('Boards');
  const made = await makeContent(author, 'rumble_in_the_jumble', { title, place });
  const questionData = roundsOfEverything('english').filter(
    (round) => kinds.includes(round.template_type) && !JSON.stringify(round).includes('/files/'),
  );
  const { container_id, content_id, version, language } = made;
  const doc = { ...(made.json_data as GameDoc), title, questionData };
  await author(updateContainer, { container_id, version, language, title, json_data: JSON.stringify(doc) });
  await publish(request, author, container_id);
  return { play: await author(previewGame, { container_id }), path: await playerPath(author, content_id) };
}
