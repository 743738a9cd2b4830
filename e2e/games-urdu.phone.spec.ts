import { expect } from '@playwright/test';
import { act } from './helpers/actions.ts';
import { startContent } from './helpers/authoring.ts';
import { addRoundOf, cardTexts, expectRounds, writeCards } from './helpers/game-builder.ts';
import { test } from './helpers/test.ts';
import { playerTexts, studioTexts } from './helpers/texts.ts';
import { uniqueTitle } from './helpers/titles.ts';
import { expectUrduPage, logInInUrdu, pluralsPlace } from './helpers/urdu.ts';

const t = studioTexts('ur');
const say = playerTexts('ur');

test('G-002 G-003 a game is made in Urdu on a phone: step by step, seen as learners see it, and submitted', async ({
  page,
}) => {
  test.setTimeout(150_000);
  const title = uniqueTitle('موسموں کا کھیل');
  const steps = page.getByRole('radiogroup', { name: t('games:steps.label') });
  const step = (name: string) => steps.getByText(t(`games:steps.${name}`), { exact: true });
  const question = page.getByRole('textbox', { name: t('games:head.question'), exact: true });

  await logInInUrdu(page, 'developer@201');
  await startContent(page, { type: 'rumble_in_the_jumble', title, place: pluralsPlace }, t);
  await expectUrduPage(page);
  await addRoundOf(page, t('games:templates.sorting.name'), t);
  await question.fill('موسم کس ترتیب سے آتے ہیں؟');
  await expect(question).toHaveAttribute('dir', 'rtl');
  await expectUrduPage(page);

  await step('cardEdit').click();
  await expect(page).toHaveURL(/\/editor\/cardEdit\?/);
  await writeCards(page, 0, ['بہار', 'گرمی']);
  await expectUrduPage(page);

  await step('play').click();
  const live = page.frameLocator('iframe');
  await expect(live.getByRole('heading', { name: say('round_of', { n: 1, total: 1 }) })).toBeVisible();
  await expect(live.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(live.getByText('بہار')).toBeVisible();
  await expectUrduPage(page);

  await page.getByRole('link', { name: t('common:back') }).click();
  await expectRounds(page, [/موسم کس ترتیب/], t);
  await expectUrduPage(page);
  await page.getByRole('button', { name: t('common:save'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: t('editor:saved.saved') })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: /موسم کس ترتیب/ }).click();
  await step('cardEdit').click();
  await expect(page.locator('[id^="field-questionData-0-cardsData-"][id$="-text"]')).toHaveCount(2);
  await expect.poll(() => cardTexts(page, 0)).toEqual(['بہار', 'گرمی']);
  await act(page, 'submit', t);
  await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
