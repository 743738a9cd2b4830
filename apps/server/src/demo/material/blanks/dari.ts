import type { DemoBlanksBank } from '../types.ts';

export const factorsBlanks = {
  key: 'factors-blanks-dari',
  title: 'قاسم و مضرب: جاهای خالی را پر کنید',
  language: 'dari',
  skill_code: 'MATH-G5-FAC-02',
  author: 'developer',
  status: 'published',
  questions: [
    {
      text: 'بزرگ‌ترین قاسم مشترک ۱۲ و ۱۸ عدد {۶|شش} است.',
      feedback_correct: 'شش هر دو عدد را بی‌باقی تقسیم می‌کند و بزرگ‌تر از آن نیست.',
      feedback_incorrect: 'قاسم‌های هر دو عدد را بنویسید و بزرگ‌ترین مشترک را بیابید.',
      difficulty: 2,
    },
    {
      text: 'کوچک‌ترین مضرب مشترک ۴ و ۶ عدد {۱۲|دوازده} است.',
      feedback_correct: 'دوازده نخستین عدد در هر دو جدول است.',
      feedback_incorrect: 'مضرب‌های ۴ و ۶ را پهلوی هم بنویسید.',
      difficulty: 2,
    },
    {
      text: 'عددی که تنها بر ۱ و بر خودش تقسیم شود عدد {اولیه|اول} نام دارد.',
      feedback_correct: 'مانند ۲، ۳، ۵ و ۷.',
      feedback_incorrect: 'عدد ۷ چند قاسم دارد؟',
      difficulty: 3,
    },
    {
      text: 'دو زنگ هر ۸ و ۱۲ دقیقه نواخته می‌شوند. پس از {۲۴} دقیقه باهم نواخته می‌شوند، زیرا این عدد {مضرب} مشترک هر دو است.',
      feedback_correct: 'بیست و چهار کوچک‌ترین مضرب مشترک ۸ و ۱۲ است.',
      feedback_incorrect: 'مضرب‌های ۸ و ۱۲ را بنویسید و نخستین عدد مشترک را بیابید.',
      difficulty: 5,
    },
    {
      text: 'ریسمان‌های ۲۰ و ۳۰ متری را به بلندترین توته‌های مساوی می‌بریم. هر توته {۱۰|ده} است.',
      unit: 'متر',
      feedback_correct: 'ده بزرگ‌ترین قاسم مشترک ۲۰ و ۳۰ است.',
      feedback_incorrect: 'بزرگ‌ترین عددی را بیابید که هر دو را بی‌باقی تقسیم کند.',
      difficulty: 4,
    },
    {
      text: 'بزرگ‌ترین قاسم مشترک را به اختصار چنین می‌نویسیم: {ب.ق.م}',
      is_strict: true,
      feedback_correct: 'ب.ق.م یعنی بزرگ‌ترین قاسم مشترک.',
      feedback_incorrect: 'حرف نخست هر سه کلمه را با نقطه بنویسید.',
      difficulty: 4,
    },
  ],
} satisfies DemoBlanksBank;
