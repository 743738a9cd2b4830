import { expect, type Page } from '@playwright/test';
import { openContainer } from '@takhti/contract';
import type { GameDoc } from '@takhti/content-types/rounds';
import type { OpenedContainer } from '@takhti/domain';
import type { AiStandIn } from '../../apps/server/src/testing/ai/ai-stand-in.ts';
import { act, barOf } from '../helpers/actions.ts';
import { apiOf, type Api } from '../helpers/api.ts';
import { bankPath, makeContent } from '../helpers/content.ts';
import { pdfFile } from '../helpers/files/made-files.ts';
import { creditsOf, generating, quarantine, setUpService } from '../helpers/generating.ts';
import { testAs } from '../helpers/people/login.ts';
import { studioTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { skillOf } from '../helpers/skills.ts';

const t = studioTexts('en');

interface Made {
  readonly author: Api;
  readonly service: AiStandIn;
  readonly make: (type: 'mcq' | 'rumble_in_the_jumble') => Promise<OpenedContainer>;
}

const test = testAs('developer').extend<{ made: Made }>({
  made: async ({ request }, use, testInfo) => {
    const [admin, author] = [await apiOf(request, 'admin'), await apiOf(request, 'developer')];
    const place = skillOf('bar', testInfo);
    const make: Made['make'] = (type) => makeContent(author, type, { title: uniqueTitle('Water'), place });
    const { user_id } = await make('mcq');
    const { service, leave } = await setUpService(admin, user_id);
    await use({ author, service, make });
    await leave();
  },
});

const feedback = { feedback: 'Yes.', incorrect_feedback: 'Look again.' };
const question = (thing: string) => ({
  question: `Where is ${thing}?`,
  options: ['In a cloud', 'In a stone', 'In a tree', 'In a road'],
  answer: 'In a cloud',
  ...feedback,
});
const card = (text: string, to = '') => ({ text, to, is_right: false });
const pairs = (what: string) => ({
  template: 'matching',
  question: what,
  cards: [card('Ice', 'frozen'), card('Rain', what.slice(0, 9)), card('Fog', 'a low cloud')],
  ...feedback,
});
const steps = (what: string) => ({
  template: 'sorting_vertical',
  question: what,
  cards: [card('Water rises'), card('Clouds form'), card(`It rains. ${what.slice(0, 5)}`)],
  ...feedback,
});

/** Lets the service say the first two of six, and the others, more than were asked for, when it is told to. */
function sayInTwo(service: AiStandIn, elements: readonly unknown[]): () => void {
  let go: () => void = () => {};
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  service.answer({ kind: 'list', elements, wait });
  return go;
}

/** What cannot be sent yet says so, at its button. */
async function expectUnreadBeforeSubmit(page: Page, count: number): Promise<void> {
  await barOf(page).locator('[data-action=submit]').click();
  const sheet = page.getByRole('dialog', { name: t('review:before.submit.title') });
  await expect(sheet).toContainText(t('review:before.unread_parts', { count }));
  const confirm = sheet.getByRole('button', { name: t('review:before.submit.confirm'), exact: true });
  await expect(confirm).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

test('C-039 C-040 C-641 C-981 questions are generated for a bank from a document: they come one by one, a person decides on each, a credit goes, and all are read before the bank is submitted', async ({
  page,
  made: { author, service, make },
}) => {
  const bank = await make('mcq');
  const [go, before] = [
    sayInTwo(service, ['rain', 'snow', 'hail', 'dew', 'fog', 'ice'].map(question)),
    await creditsOf(author),
  ];
  const ai = generating(page);
  await page.goto(bankPath(bank));
  await page.getByLabel(t('editor:ai.generate'), { exact: true }).click();
  await ai.expectCredits(before);

  await test.step('proposals come one by one, and no more than were asked for', async () => {
    await ai.ask(pdfFile('water.pdf', ['Clouds bring rain.', 'Rivers run.']), 4);
    await ai.expectRunning(1);
    expect(service.asked.at(-1)?.text).toContain('Clouds bring rain.\\n\\nRivers run.');
    await expect(ai.proposal('Where is rain?')).toBeVisible();
    await ai.expectCredits(before - 1);
    go();
    await ai.expectCame(4);
    await expect(ai.proposal('Where is fog?')).toHaveCount(0);
    await ai.expectCredits(before - 1);
  });

  await test.step('one is kept, one changed and kept, one dropped, and one let be', async () => {
    await ai.keep('Where is rain?');
    await ai.change('Where is snow?', 'Where does snow come from?');
    await ai.keep('Where does snow come from?');
    await ai.drop('Where is hail?');
  });

  const made = quarantine(page);
  await ai.goToContent();
  await expect(page.getByRole('link', { name: /^Where (?:is|does)/ })).toHaveText([/rain/, /snow come/]);
  await made.expectUnread(2);
  await expectUnreadBeforeSubmit(page, 2);
  for (const unread of [1, 0]) {
    await made.readNext();
    await page
      .getByRole('link', { name: t('common:back'), exact: true })
      .first()
      .click();
    await (unread > 0 ? made.expectUnread(unread) : made.expectRead());
  }
  await act(page, 'submit');
  await expect.poll(async () => (await author(openContainer, bank)).content_status).toBe('w');
});

test('C-039 C-040 rounds of several kinds are generated for a game, which is not submitted before each is read', async ({
  page,
  made: { author, service, make },
}) => {
  const game = await make('rumble_in_the_jumble');
  const rounds = [pairs('Find the pairs.'), steps('Put in order.'), pairs('Pair them.'), steps('Sort them.')];
  const [go, before] = [
    sayInTwo(service, [...rounds, pairs('Too many.'), steps('Too many, too.')]),
    await creditsOf(author),
  ];
  const ai = generating(page);
  await page.goto(`/dashboard/generate?container_id=${game.container_id}`);
  await ai.expectCredits(before);
  await ai.ask('Water in the air', 4);
  await ai.expectRunning(1);
  go();
  await ai.expectCame(4);
  await ai.expectCredits(before - 1);
  await ai.keep('Find the pairs.');
  await ai.change('Put in order.', 'What comes first?');
  await ai.keep('What comes first?');
  await ai.drop('Pair them.');
  await ai.drop('Sort them.');

  const made = quarantine(page);
  await ai.goToContent();
  await made.expectUnread(2);
  await expectUnreadBeforeSubmit(page, 2);
  await made.readNext();
  await made.expectUnread(1);
  await made.readNext();
  await made.expectRead();
  await act(page, 'submit');
  await expect.poll(async () => (await author(openContainer, game)).content_status).toBe('w');
  const { json_data } = await author(openContainer, game);
  const kept = (json_data as GameDoc).questionData.map(({ template_type }) => template_type);
  expect(kept).toEqual(['matching', 'sorting_vertical']);
});
