import type { DemoGame } from '../types.ts';

const jungleGym = {
  content_type: 'jungle_gym_primary',
  description: '',
  skill_code: 'SCI-G1-LIV-02',
  author: 'developer',
  status: 'published',
} as const satisfies Partial<DemoGame>;

/** Animals for beginners, in every language: a statement, two answers, four answers. */
export const jungleGymGames: readonly DemoGame[] = [
  {
    ...jungleGym,
    key: 'animals-gym-english',
    title: 'Animals in the jungle gym',
    language: 'english',
    rounds: [
      {
        kind: 'true_false',
        question: 'A hen lays eggs.',
        isTrue: true,
        feedback: { right: 'Yes. A chick comes out.', wrong: 'Look in the hen house.' },
      },
      {
        kind: 'mcq_two_option',
        question: 'Who gives us milk?',
        right: ['The cow'],
        wrong: ['The cat'],
        feedback: { right: 'Yes, and so does the goat.', wrong: 'Think of what is milked.' },
      },
      {
        kind: 'mcq',
        question: 'Which animal can fly?',
        right: ['The eagle'],
        wrong: ['The horse', 'The fish', 'The goat'],
        feedback: { right: 'Yes, it has wings.', wrong: 'It needs wings for that.' },
      },
      {
        kind: 'true_false',
        question: 'A fish lives in a tree.',
        isTrue: false,
        feedback: { right: 'Right, it lives in water.', wrong: 'A fish needs water to breathe.' },
      },
    ],
  },
  {
    ...jungleGym,
    key: 'animals-gym-urdu',
    title: 'جنگل جم میں جانور',
    language: 'urdu',
    rounds: [
      {
        kind: 'true_false',
        question: 'مرغی انڈے دیتی ہے۔',
        isTrue: true,
        feedback: { right: 'جی ہاں، ان سے چوزے نکلتے ہیں۔', wrong: 'مرغی کے ڈربے میں دیکھیں۔' },
      },
      {
        kind: 'mcq_two_option',
        question: 'دودھ کون دیتا ہے؟',
        right: ['گائے'],
        wrong: ['مکڑی'],
        feedback: { right: 'جی ہاں، اور بکری بھی۔', wrong: 'سوچیں، دودھ کس کا دوہا جاتا ہے۔' },
      },
      {
        kind: 'mcq',
        question: 'کون سا جانور اڑ سکتا ہے؟',
        right: ['عقاب'],
        wrong: ['گھوڑا', 'مچھلی', 'بکری'],
        feedback: { right: 'جی ہاں، اس کے پر ہیں۔', wrong: 'اڑنے کے لیے پر چاہئیں۔' },
      },
    ],
  },
  {
    ...jungleGym,
    key: 'animals-gym-pashto',
    title: 'څاروي په جنګل جم کې',
    language: 'pashto',
    rounds: [
      {
        kind: 'true_false',
        question: 'چرګه هګۍ اچوي.',
        isTrue: true,
        feedback: { right: 'هو، چرګوړی ترې راوځي.', wrong: 'د چرګې ځاله وګورئ.' },
      },
      {
        kind: 'mcq_two_option',
        question: 'شيدې څوک ورکوي؟',
        right: ['غوا'],
        wrong: ['پیشو'],
        feedback: { right: 'هو، وزه یې هم ورکوي.', wrong: 'فکر وکړئ چې څوک لوشل کېږي.' },
      },
      {
        kind: 'mcq',
        question: 'کوم څاروی الوتلی شي؟',
        right: ['باز'],
        wrong: ['اس', 'ماهي', 'وزه'],
        feedback: { right: 'هو، وزرونه لري.', wrong: 'د الوتلو لپاره وزرونه پکار دي.' },
      },
    ],
  },
  {
    ...jungleGym,
    key: 'animals-gym-dari',
    title: 'حیوانات در جنگل جم',
    language: 'dari',
    rounds: [
      {
        kind: 'true_false',
        question: 'مرغ تخم می‌گذارد.',
        isTrue: true,
        feedback: { right: 'بلی، از آن چوچه برمی‌آید.', wrong: 'در لانه مرغ ببینید.' },
      },
      {
        kind: 'mcq_two_option',
        question: 'کدام شیر می‌دهد؟',
        right: ['گاو'],
        wrong: ['پشک'],
        feedback: { right: 'بلی، و بز هم.', wrong: 'فکر کنید کدام را می‌دوشند.' },
      },
      {
        kind: 'mcq',
        question: 'کدام حیوان پرواز کرده می‌تواند؟',
        right: ['عقاب'],
        wrong: ['اسپ', 'ماهی', 'بز'],
        feedback: { right: 'بلی، بال دارد.', wrong: 'برای پرواز بال لازم است.' },
      },
    ],
  },
];
