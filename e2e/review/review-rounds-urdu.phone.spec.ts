import { type Browser } from '@playwright/test';
import type { Person } from '@takhti/domain';
import { apiOf, apiOfMade } from '../helpers/api.ts';
import { addQuestion, makeContent, questionDoc, submit } from '../helpers/content.ts';
import { speak } from '../helpers/screen/language.ts';
import { somebodyAnew } from '../helpers/people/login.ts';
import { makePerson } from '../helpers/people/made-people.ts';
import { test } from '../helpers/browser/test.ts';
import { studioTexts } from '../helpers/screen/texts.ts';
import { walkThreeRounds } from '../helpers/games/three-rounds.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { expectUrduPage, pluralsPlace } from '../helpers/screen/urdu.ts';

test('C-007 C-250 C-251 C-498 C-499 C-500 C-504 in Urdu, each on a phone, author and reviewers go three rounds through three levels, each seeing at once what the other does', async ({
  browser,
  request,
}) => {
  test.slow();
  const admin = await apiOf(request, 'admin');
  const somebody = (name: string, roles: string) =>
    makePerson(admin, {
      roles,
      full_name: uniqueTitle(name),
      school_name: uniqueTitle('مدرسہ'),
      is_new_school: 1,
    });
  const author = await somebody('شازیہ', 'cd');
  const levels = [
    await somebody('فرزانہ', 'cr1'),
    await somebody('عمران', 'cr'),
    await somebody('شاہدہ', 'cr3'),
  ] as const;

  const api = await apiOfMade(request, author);
  const title = uniqueTitle('تین دور');
  const bank = await makeContent(api, 'mcq', { title, place: pluralsPlace, language: 'urdu' });
  const questions = [
    await addQuestion(api, bank.container_id, plural('”کتاب“ کی جمع کیا ہے؟', 'کتابیں')),
    await addQuestion(api, bank.container_id, plural('”میز“ کی جمع کیا ہے؟', 'میزیں')),
  ] as const;
  await submit(api, bank.container_id);

  await walkThreeRounds({
    t: studioTexts('ur'),
    author: await onPhone(browser, author),
    levels: [
      await onPhone(browser, levels[0]),
      await onPhone(browser, levels[1]),
      await onPhone(browser, levels[2]),
    ],
    bank,
    questions,
    words: {
      remark: 'بتائیں کہ یہ جواب کیوں درست ہے۔',
      first_reason: 'ایک جواب کی وضاحت ابھی باقی ہے۔',
      mended: 'واحد کے آخر میں ”یں“ لگانے سے جمع بنتی ہے۔',
      changed: 'کتابوں کو',
      suggested: 'میزوں والا',
      second_reason: 'غلط جوابات ذرا مشکل ہونے چاہییں۔',
    },
    look: expectUrduPage,
  });
});

function plural(question: string, right: string) {
  return questionDoc({
    language: 'urdu',
    question: `<p>${question}</p>`,
    option1: `<p>${right}</p>`,
    option2: `<p>${right}وں</p>`,
    option3: '<p>کوئی نہیں</p>',
    option4: '<p>سب</p>',
    feedback: '<p>شاباش!</p>',
  });
}

async function onPhone(browser: Browser, { username, full_name }: Person) {
  const page = await somebodyAnew(browser, username);
  await speak(page, 'ur');
  return { page, full_name };
}
