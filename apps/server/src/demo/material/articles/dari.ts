import type { DemoArticle } from '../types.ts';

export const kiteDari = {
  key: 'kite-article-dari',
  title: 'کاغذپران آبی',
  language: 'dari',
  skill_code: 'DAR-G4-KHN-01',
  author: 'developer',
  status: 'published',
  article_text: `<p>فرید یک کاغذپران آبی داشت که خودش ساخته بود. چوب‌های نازک آن را پدرکلانش تراشیده بود و دُمش را خواهرش نازنین از تکه‌های رنگه دوخته بود.</p><h3>روز باد</h3><p>روز جمعه باد خوب می‌وزید. فرید و دوستانش به تپه رفتند. کاغذپران آبی از همه بالاتر رفت، اما ناگهان تار پاره شد و کاغذپران پشت باغ‌ها گم شد.</p><table><tbody><tr><th><p>نام</p></th><th><p>درازی تار</p></th></tr><tr><td><p>فرید</p></td><td><p>۸۰ متر</p></td></tr><tr><td><p>جاوید</p></td><td><p>۶۰ متر</p></td></tr><tr><td><p>لیلا</p></td><td><p>۷۰ متر</p></td></tr></tbody></table><p>فرید تا شام آن را پالید. وقتی دل‌شکسته به خانه برگشت، پسر همسایه پشت دروازه ایستاده بود. کاغذپران آبی در دستش بود. گفت: «می‌دانستم از توست؛ هیچ کاغذپران دیگری چنین دُمی ندارد.»</p>`,
  offline_link: '',
  choices: [
    {
      question: 'دُم کاغذپران را کی دوخته بود؟',
      options: ['پدرکلان', 'نازنین', 'لیلا', 'پسر همسایه'],
      correct: [1],
      feedback_correct: 'بلی، خواهر فرید، نازنین.',
      feedback_incorrect: 'پاراگراف اول را دوباره بخوانید.',
      difficulty: 2,
      taxonomy: 'Remember',
      past_paper: 0,
    },
    {
      question: 'تار کی کوتاه‌تر از همه بود؟',
      options: ['فرید', 'لیلا', 'جاوید', 'هر سه برابر'],
      correct: [2],
      feedback_correct: 'تار جاوید شصت متر بود.',
      feedback_incorrect: 'عددهای جدول را با هم مقایسه کنید.',
      difficulty: 2,
      taxonomy: 'Understand',
      past_paper: 0,
    },
    {
      question: 'پسر همسایه از کجا دانست که کاغذپران از فرید است؟',
      options: ['از رنگ آبی آن', 'از نامی که رویش نوشته بود', 'از دُم رنگه آن', 'از درازی تار آن'],
      correct: [2],
      feedback_correct: 'هیچ کاغذپران دیگری چنین دُمی نداشت.',
      feedback_incorrect: 'سخن او را در آخر متن بخوانید.',
      difficulty: 5,
      taxonomy: 'Analyse',
      past_paper: 0,
    },
  ],
  blanks: [
    {
      text: 'فرید و دوستانش به {تپه} رفتند.',
      feedback_correct: 'بلی، به تپه.',
      feedback_incorrect: 'جایی که باد خوب می‌وزد.',
      difficulty: 2,
    },
    {
      text: 'درازی تار فرید {۸۰|80|هشتاد} متر بود.',
      feedback_correct: 'هشتاد متر.',
      feedback_incorrect: 'سطر فرید را در جدول ببینید.',
      difficulty: 2,
    },
  ],
} satisfies DemoArticle;
