import type { DemoBlanksBank } from '../types.ts';

export const tablesBlanks = {
  key: 'tables-blanks-pashto',
  title: 'د ضرب جدول: تش ځایونه ډک کړئ',
  language: 'pashto',
  skill_code: 'MATH-G3-MUL-01',
  author: 'developer',
  status: 'published',
  questions: [
    {
      text: 'درې ځله څلور {۱۲|دوولس} کېږي.',
      feedback_correct: 'څلور او څلور اته کېږي، او څلور نور دوولس.',
      feedback_incorrect: 'څلور درې ځله سره جمع کړئ.',
      difficulty: 1,
    },
    {
      text: 'پنځه ځله شپږ {۳۰|دېرش} کېږي او شپږ ځله پنځه هم {۳۰|دېرش} کېږي.',
      feedback_correct: 'د عددونو ځای بدل شي، د ضرب حاصل نه بدلېږي.',
      feedback_incorrect: 'د پنځو په جدول کې شپږم ځای وګورئ.',
      difficulty: 2,
    },
    {
      text: 'هر عدد چې په صفر کې ضرب شي، حاصل یې {۰|صفر} دی.',
      feedback_correct: 'که هېڅ ډله نه وي، هېڅ شی هم نشته.',
      feedback_incorrect: 'که پنځه کاسې تشې وي، ټولې څو مڼې دي؟',
      difficulty: 2,
    },
    {
      text: 'په یوه اونۍ کې اووه ورځې دي. په څلورو اونیو کې {۲۸|اته ویشت} ورځې دي.',
      feedback_correct: 'څلور ځله اووه اته ویشت کېږي.',
      feedback_incorrect: 'د اوو په جدول کې څلورم ځای وګورئ.',
      difficulty: 3,
    },
    {
      text: 'د یوې مربع هره خوا ۶ سانتي متره ده. محیط یې {۲۴} دی.',
      unit: 'سانتي متره',
      feedback_correct: 'مربع څلور برابرې خواوې لري: څلور ځله شپږ.',
      feedback_incorrect: 'ټولې څلور خواوې سره جمع کړئ.',
      difficulty: 4,
    },
    {
      text: 'د ضرب پایله د ضرب {حاصل} بلل کېږي.',
      is_strict: true,
      feedback_correct: 'د جمعې پایلې ته مجموعه وايو او د ضرب پایلې ته حاصل.',
      feedback_incorrect: 'دا ټکی په «ح» پیلېږي.',
      difficulty: 3,
    },
  ],
} satisfies DemoBlanksBank;
