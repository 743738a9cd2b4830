import type { DemoArticle } from '../types.ts';

export const librarianUrdu = {
  key: 'library-article-urdu',
  title: 'اونٹ پر لائبریری',
  language: 'urdu',
  skill_code: 'URD-G4-TFH-01',
  author: 'developer',
  status: 'published',
  article_text: `<p>روشن نام کا ایک اونٹ ہے جو ہفتے میں تین دن کتابیں ڈھوتا ہے۔ اس کی پیٹھ پر لکڑی کے دو صندوق بندھے ہوتے ہیں، جن میں بچوں کی ڈیڑھ سو کتابیں ہوتی ہیں۔ جہاں سڑک ختم ہو جاتی ہے، وہاں سے روشن کا سفر شروع ہوتا ہے۔</p><h3>انتظار</h3><p>سونیا گاؤں کے باہر ٹیلے پر کھڑی دور تک دیکھتی رہتی ہے۔ گھنٹی کی آواز آتے ہی وہ سب بچوں کو بلا لاتی ہے۔ کتابیں درخت کے نیچے چٹائی پر رکھ دی جاتی ہیں، اور دیکھتے ہی دیکھتے ہر بچے کے ہاتھ میں ایک کتاب ہوتی ہے۔</p><table><tbody><tr><th><p>دن</p></th><th><p>گاؤں</p></th></tr><tr><td><p>پیر</p></td><td><p>کوٹ سبزل</p></td></tr><tr><td><p>بدھ</p></td><td><p>بستی نور</p></td></tr><tr><td><p>ہفتہ</p></td><td><p>ٹیلہ شریف</p></td></tr></tbody></table><p>شام کو جب روشن واپس مڑتا ہے تو سونیا ایک کتاب اپنے پاس رکھ لیتی ہے۔ اگلے ہفتے وہ اسے لوٹا دے گی، مگر اس کی کہانی ہمیشہ اس کے پاس رہے گی۔</p>`,
  offline_link: '',
  choices: [
    {
      question: 'روشن کون ہے؟',
      options: ['ایک اونٹ', 'ایک استاد', 'ایک گاؤں', 'ایک کتاب'],
      correct: [0],
      feedback_correct: 'درست، روشن کتابیں ڈھونے والا اونٹ ہے۔',
      feedback_incorrect: 'عبارت کا پہلا جملہ دوبارہ پڑھیں۔',
      difficulty: 1,
      taxonomy: 'Remember',
      past_paper: 0,
    },
    {
      question: 'بدھ کے دن کتابیں کس گاؤں پہنچتی ہیں؟',
      options: ['کوٹ سبزل', 'ٹیلہ شریف', 'بستی نور', 'لاہور'],
      correct: [2],
      feedback_correct: 'جدول کی دوسری سطر میں یہی لکھا ہے۔',
      feedback_incorrect: 'جدول میں بدھ کی سطر دیکھیں۔',
      difficulty: 2,
      taxonomy: 'Remember',
      past_paper: 0,
    },
    {
      question: 'آخری جملے کا مطلب کیا ہے؟',
      options: [
        'سونیا کتاب واپس نہیں کرے گی۔',
        'پڑھی ہوئی کہانی یاد رہتی ہے۔',
        'سونیا کہانیاں لکھتی ہے۔',
        'کتاب گم ہو گئی ہے۔',
      ],
      correct: [1],
      feedback_correct: 'کتاب لوٹ جاتی ہے، کہانی دل میں رہتی ہے۔',
      feedback_incorrect: 'کتاب اور کہانی میں فرق سوچیں۔',
      difficulty: 6,
      taxonomy: 'Understand',
      past_paper: 0,
    },
  ],
  blanks: [
    {
      text: 'روشن ہفتے میں {تین|3} دن کتابیں ڈھوتا ہے۔',
      feedback_correct: 'پیر، بدھ اور ہفتہ: تین دن۔',
      feedback_incorrect: 'جدول میں دن گنیں۔',
      difficulty: 2,
    },
    {
      text: 'کتابیں درخت کے نیچے {چٹائی} پر رکھی جاتی ہیں۔',
      feedback_correct: 'درست، چٹائی پر۔',
      feedback_incorrect: 'وہ جملہ ڈھونڈیں جس میں درخت کا ذکر ہے۔',
      difficulty: 3,
    },
  ],
} satisfies DemoArticle;
