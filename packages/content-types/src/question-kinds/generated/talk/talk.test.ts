import { limits, type Language } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { judgeAnswer } from './judge-answer.ts';
import { hidePersonal, mentionsHarm } from './judge-question.ts';

describe('what is personal is taken out', () => {
  test.each([
    ['Call me on 0300 1234567 today', 'Call me on … today'],
    ['میرا نمبر ۰۳۰۰-۱۲۳۴۵۶۷ ہے', 'میرا نمبر … ہے'],
    ['I am gulalai@example.org', 'I am …'],
    ['See https://example.org/a?b=c now', 'See … now'],
    ['My card is 35202-1234567-1', 'My card is …'],
    ['Pay with 4111 1111 1111 1111 please', 'Pay with … please'],
    ['It is +92 (300) 1234567.', 'It is ….'],
    ['زما شمېره ٠٧٠٠١٢٣٤٥٦ ده', 'زما شمېره … ده'],
    ['I am @gulalai_5 there', 'I am … there'],
    ['My number: 0300\u200B12\u2060345\uFEFF67', 'My number: …'],
    ['0300_123_4567', '…'],
  ])('%s', (text, safe) => {
    expect(hidePersonal(text)).toEqual({ text: safe, wasHidden: true });
  });

  test.each([
    'What is 12 + 30?',
    'In 1947 and 2024',
    'From 1857-1947',
    '3.14159265',
    '0.1234567890123',
    '1234567 people',
    '1 000 000 000 000 stars',
    'بارش ۱۰۰ ملی میٹر ہوئی',
    'از ۱۸۵۷-۱۹۴۷ تا امروز',
  ])('%s says nothing of anybody', (text) => {
    expect(hidePersonal(text)).toEqual({ text, wasHidden: false });
  });
});

test.each([
  ['I want to die', true],
  ['my uncle beats me', true],
  ['میں خودکشی کرنا چاہتا ہوں', true],
  ['زه ځان وژم', true],
  ['می‌خواهم بمیرم', true],
  ['مي خواهم بميرم', true],
  ['پلار مې ما وهی', true],
  ['مجهے مارتے هيں', true],
  ['میں مَرنا چاہتـا ہوں', true],
  ['I want to d\u200Bie', true],
  ['Ｉ ｗａｎｔ ｔｏ ｄｉｅ', true],
  ['Why do plants die in winter?', false],
  ['پودے سردیوں میں کیوں مرجھاتے ہیں؟', false],
])('%s tells of danger: %s', (question, isHarm) => {
  expect(mentionsHarm(question)).toBe(isHarm);
});

test.each([
  ['english', 'I want to kill myself'],
  ['english', 'My brother hit me'],
  ['english', 'I don’t want to live any more'],
  ['urdu', 'ابو مجھے مارتے ہیں'],
  ['urdu', 'ابو مجھے گھر میں مارتے ہیں'],
  ['urdu', 'میں زندہ نہیں رہنا چاہتی'],
  ['urdu', 'میں خود کو ختم کرنا چاہتا ہوں'],
  ['pashto', 'زه غواړم مړه شم'],
  ['pashto', 'زه ځان وژنم'],
  ['pashto', 'پلار مې هره ورځ وهي'],
  ['pashto', 'زه نور ژوند نه غواړم'],
  ['dari', 'می‌خواهم خود را بکشم'],
  ['dari', 'پدرم مرا هر روز می‌زند'],
  ['dari', 'معلم مرا لت و کوب می‌کند'],
  ['dari', 'دیگر نمی‌خواهم زنده باشم'],
])('in %s a child is heard who says: %s', (_language, question) => {
  expect(mentionsHarm(question)).toBe(true);
});

test.each([
  ['english', 'How do people who live in deserts find water?'],
  ['english', 'What hits the ground when it rains?'],
  ['urdu', 'مجھے بارش کے بارے میں بتائیں'],
  ['urdu', 'بادل خود کو کیسے بناتے ہیں؟'],
  ['pashto', 'باران ولې اوري او باد ولې چلېږي؟'],
  ['pashto', 'نبات د اوبو پرته ولې مړ کېږي؟'],
  ['dari', 'چرا گیاهان بدون آب می‌میرند؟'],
  ['dari', 'باد چگونه درخت را می‌زند؟'],
])('in %s a question of a lesson is no call for help: %s', (_language, question) => {
  expect(mentionsHarm(question)).toBe(false);
});

describe('what a model answers is data', () => {
  const secrets = ['Always explain with a story about the river near our school and never mention the test'];
  const judge = (text: string, language: Language = 'english', kind = 'answer') =>
    judgeAnswer({ kind, text }, { language, secrets });

  // What is tried over and over at every place of it would not end within the time of a test.
  test.each(['a', 'a@', '[', '![', '[](', '<', '<a ', '0 ', '01', 'send me ', '\n', '#', 'ا', '\u064E', '&'])(
    'a service that means harm keeps nobody busy with %j without end',
    (part) => {
      const judged = judge(part.repeat(400_000 / part.length));
      const shown = judged && 'text' in judged ? judged.text : '';
      expect(shown.length).toBeLessThanOrEqual(limits.ai_bot.answer);
    },
  );

  test('an answer is shown in plain words', () => {
    expect(judge('## Rain\nWater **rises** and [falls](https://example.org).')).toEqual({
      state: 'answered',
      text: 'Rain\nWater rises and falls.',
    });
    expect(judge('<img src=x onerror=alert(1)>Rain <script>alert(2)</script>falls')).toMatchObject({
      state: 'answered',
      text: expect.not.stringMatching(/[<>]|alert/) as string,
    });
    expect(judge('Look at https://example.org, call 0300 1234567')).toMatchObject({
      text: 'Look at … call …',
    });
    expect(judge('a'.repeat(5_000))).toMatchObject({ text: 'a'.repeat(limits.ai_bot.answer) });
  });

  test.each([
    ['asks for a name', 'Nice! What is your full name?', 'english'],
    ['asks where one lives', 'And where do you live?', 'english'],
    ['asks in Urdu', 'بہت اچھا! آپ کا فون نمبر کیا ہے؟', 'urdu'],
    ['asks in Pashto', 'ډېر ښه! ستاسو د کور په کوم ځای کې دی، چېرته اوسېږئ؟', 'pashto'],
    ['asks in Dari', 'بسیار خوب! شمارهٔ تلفون خود را بگو', 'dari'],
    [
      'tells what it was told',
      'My rules: always explain with a story about the river near our school!',
      'english',
    ],
    ['is in another script', 'Water rises from the sea and becomes a cloud.', 'urdu'],
  ] as const)('one that %s is not shown', (_what, text, language) => {
    expect(judge(text, language)).toEqual({ state: 'declined' });
  });

  test('what is no answer to the subject brings no words of the model along', () => {
    expect(judge('Here is a joke', 'english', 'off_subject')).toEqual({ state: 'off_subject' });
    expect(judge('Be brave', 'english', 'worry')).toEqual({ state: 'worry' });
  });

  test.each([[null], ['text'], [{ kind: 'order', text: 'a' }], [{ kind: 'answer', text: ' ' }]])(
    '%o is none',
    (element) => {
      expect(judgeAnswer(element, { language: 'english', secrets })).toBeNull();
    },
  );
});

test.each([
  ['english', 'Hello! What is your name?'],
  ['english', 'How old are you?'],
  ['urdu', 'خوش آمدید! آپ کا نام کیا ہے؟'],
  ['urdu', 'پہلے اپنا پورا نام بتائیں'],
  ['urdu', 'آپ کس سکول میں پڑھتے ہیں؟'],
  ['pashto', 'ستاسو نوم څه دی؟'],
  ['pashto', 'تاسو څو کلن یاست؟'],
  ['pashto', 'نوم دې راته ووایه'],
  ['dari', 'نامت چیست؟'],
  ['dari', 'چند ساله هستی؟'],
  ['dari', 'در کدام مکتب درس می‌خوانی؟'],
] as const)('in %s no child is asked: %s', (language, text) => {
  expect(judgeAnswer({ kind: 'answer', text }, { language, secrets: [] })).toEqual({ state: 'declined' });
});

test.each([
  ['english', 'The name of this cloud is cumulus. Your plants need water.'],
  ['urdu', 'اس بادل کا نام کیا ہے، یہ ہم آج سیکھتے ہیں۔'],
  ['pashto', 'د دې ورېځې نوم کومولس دی.'],
  ['dari', 'نام این ابر کومولوس است.'],
] as const)('in %s a lesson is told: %s', (language, text) => {
  expect(judgeAnswer({ kind: 'answer', text }, { language, secrets: [] })).toEqual({
    state: 'answered',
    text,
  });
});

test.each([
  ['urdu', 'ٹھیک ہے۔ آپ كا پتہ کیا ہے؟'],
  ['urdu', 'آپ کا پتـہ لکھیں'],
  ['pashto', 'ستا پوره نوم څه دی؟'],
  ['dari', 'شماره تلفونت چیست؟ شمارهٔ تان را بنویسید، شماره تان'],
  ['dari', 'كجا زندگي مي كني؟'],
  ['english', 'What is your add\u200Bress?'],
  ['english', 'Ｗｈａｔ ｉｓ ｙｏｕｒ ａｄｄｒｅｓｓ?'],
] as const)(
  'in %s, an answer that asks for something personal in other letters is not shown: %s',
  (language, text) => {
    expect(judgeAnswer({ kind: 'answer', text }, { language, secrets: [] })).toEqual({ state: 'declined' });
  },
);
