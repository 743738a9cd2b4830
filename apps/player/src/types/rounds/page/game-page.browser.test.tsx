import { launchGame, success } from '@takhti/contract';
import { competitorUserId } from '@takhti/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import { TextsProvider } from '../../../i18n/texts-context.tsx';
import '../../../styles/base.css';
import '../../../styles/tokens.css';
import { makeGame } from '../../../testing/make-game.ts';
import { idOf } from '../../../testing/make-play.ts';
import { emptyGameState } from '../game/game.ts';
import { GamePage } from './game-page.tsx';

const play = makeGame(2);
const launched = {
  attempt_id: idOf(3),
  attempt_token: 'a secret of the attempt',
  laid: { publication_id: idOf(5), seed: 'a' },
  play,
  bookmarking_data: emptyGameState,
  is_resumed: false,
  result: null,
  part: null,
  attempts: { used: 1, max: 0 },
};
const host = { isPresent: false, send: () => undefined };
const alone = { institution_id: 98, content_id: idOf(1), user_id: '' };
const me = { player_id: idOf(4), player_token: 'a secret of the learner' };
const here = location.href;

afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, '', here);
});

async function open(content: typeof alone & { readonly gathering_id?: string }): Promise<void> {
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) =>
    Promise.resolve(
      Response.json(success(address === `/api/${launchGame.path}` ? launched : { result: null })),
    ),
  );
  await loadSection('rounds');
  await render(
    <TextsProvider>
      <GamePage content={content} host={host} below="" />
    </TextsProvider>,
  );
  await expect.element(page.getByRole('heading', { name: play.title })).toBeVisible();
}

const teams = page.getByRole('button', { name: 'Two teams' });

test.each(['', '#teams'])(
  'two teams are offered a game; inside a competition they are not, also not at the address %j',
  async (hash) => {
    await open(alone);
    await expect.element(teams).toBeVisible();
    await cleanup();
    localStorage.setItem('takhti.competition.98.cup', JSON.stringify(me));
    history.replaceState(null, '', location.pathname + location.search + hash);
    await open({ ...alone, user_id: competitorUserId(me.player_id), gathering_id: 'cup' });
    await expect.element(page.getByRole('button', { name: 'Let’s play!' })).toBeVisible();
    expect(teams.query()).toBeNull();
    expect(page.getByLabelText('Team 1').query()).toBeNull();
  },
);

test('on the smallest phone the start is seen whole, down to the two teams', async () => {
  await page.viewport(320, 568);
  await open(alone);
  await expect.element(teams).toBeVisible();
  expect(teams.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(568);
});
