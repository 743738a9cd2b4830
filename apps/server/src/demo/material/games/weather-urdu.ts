import type { DemoGame } from '../types.ts';

export const weatherUrdu: DemoGame = {
  key: 'weather-game-urdu',
  content_type: 'matching_drag_drop',
  title: 'آج موسم کیسا ہے؟',
  description: '',
  language: 'urdu',
  skill_code: 'SCI-G2-WEA-01',
  author: 'developer',
  status: 'published',
  rounds: [
    {
      kind: 'matching_drag_drop',
      question: 'ایسے موسم میں ہم کیا کرتے ہیں؟',
      instruction: 'ہر تحریر کو اس سے ملتی تصویر پر لے جائیں۔',
      bins: [
        ['دھوپ', 'sun', ['کپڑے جلدی سوکھ جاتے ہیں']],
        ['بارش', 'rain', ['ہم چھتری لے کر نکلتے ہیں']],
        ['برف باری', 'snow', ['ہم برف کا پتلا بناتے ہیں']],
        ['تیز ہوا', 'wind', ['پتنگ خوب اُڑتی ہے']],
      ],
    },
  ],
};
