import type { DemoBlanksBank } from '../types.ts';

export const waterBlanks = {
  key: 'water-blanks-urdu',
  title: 'پانی کا چکر: خالی جگہ پُر کریں',
  language: 'urdu',
  skill_code: 'SCI-G5-WAT-01',
  author: 'developer',
  status: 'published',
  questions: [
    {
      text: 'پانی کا بھاپ بن کر اوپر اٹھنا {تبخیر|بخارات بننا} کہلاتا ہے۔',
      feedback_correct: 'دھوپ پانی کو گرم کرتی ہے اور وہ بخارات بن کر اڑ جاتا ہے۔',
      feedback_incorrect: 'گیلے کپڑے دھوپ میں کیسے سوکھتے ہیں؟ سوچیے۔',
      difficulty: 2,
    },
    {
      text: 'بخارات ٹھنڈے ہو کر پانی کے قطرے بن جائیں تو اسے {تکثیف} کہتے ہیں۔',
      feedback_correct: 'ٹھنڈے گلاس کے باہر جمنے والے قطرے بھی اسی طرح بنتے ہیں۔',
      feedback_incorrect: 'یہ تبخیر کا الٹ عمل ہے۔',
      difficulty: 3,
    },
    {
      text: 'پانی {0|صفر} درجے پر جمتا ہے اور {100|سو} درجے پر ابلتا ہے۔',
      unit: 'سینٹی گریڈ',
      feedback_correct: 'سطح سمندر پر یہی دونوں درجے پانی کی پہچان ہیں۔',
      feedback_incorrect: 'تھرمامیٹر پر برف اور کھولتے پانی کے نشان دیکھیے۔',
      difficulty: 2,
    },
    {
      text: 'بادلوں سے پانی بارش، {اولوں|اولے} یا {برف} کی شکل میں زمین پر آتا ہے۔',
      feedback_correct: 'ٹھنڈ جتنی زیادہ ہو، پانی اتنا ہی ٹھوس ہو کر گرتا ہے۔',
      feedback_incorrect: 'سردیوں میں پہاڑوں پر آسمان سے کیا گرتا ہے؟',
      difficulty: 3,
    },
    {
      text: 'زمین کے نیچے جمع ہونے والا پانی {زیر زمین|زمین دوز} پانی کہلاتا ہے۔',
      feedback_correct: 'کنویں اور نلکے یہی پانی اوپر لاتے ہیں۔',
      feedback_incorrect: 'کنویں کا پانی کہاں سے آتا ہے؟',
      difficulty: 4,
    },
    {
      text: 'پودے اپنے پتوں سے بخارات چھوڑتے ہیں۔ اس عمل کا درست املا یہ ہے: {سریان}۔',
      is_strict: true,
      feedback_correct: 'سریان میں پانی جڑ سے پتے تک جاتا ہے اور وہاں سے ہوا میں ملتا ہے۔',
      feedback_incorrect: 'یہ لفظ سین سے شروع ہوتا ہے اور اس کے پانچ حرف ہیں۔',
      difficulty: 6,
    },
  ],
} satisfies DemoBlanksBank;
