import type { DemoGame } from '../types.ts';

export const healthyFoodPashto: DemoGame = {
  key: 'healthy-food-game-pashto',
  content_type: 'rumble_in_the_jumble',
  title: 'روغ خواړه، پاک لاسونه',
  description: 'د روغو خوړو او پاکوالي په اړه اته وړې لوبې.',
  language: 'pashto',
  skill_code: 'SCI-G2-HLT-01',
  author: 'developer',
  status: 'published',
  rounds: [
    {
      kind: 'mcq_short',
      question: 'په دې کې کومه یوه مېوه ده؟',
      right: ['مڼه'],
      wrong: ['پیاز', 'کچالو', 'وریجې'],
      feedback: { right: 'سمه ده، مڼه مېوه ده.', wrong: 'بیا فکر وکړئ: کوم یو پر ونه نیسي او خوږ دی؟' },
    },
    {
      kind: 'matching',
      question: 'دا خواړه موږ ته څه راکوي؟',
      pairs: [
        ['شیدې او مستې', 'کلک هډوکي او غاښونه'],
        ['غوښه او لوبیا', 'پیاوړي غړي'],
        ['ډوډۍ او وریجې', 'د لوبو او زده کړې زور'],
        ['مېوې او سابه', 'له ناروغۍ ساتنه'],
      ],
    },
    {
      kind: 'sorting',
      question: 'لاسونه څنګه مینځو؟ کارتونه په ترتیب کېږدئ.',
      steps: ['لاسونه لندوو', 'صابون پرې موږو', 'په پاکو اوبو یې مینځو', 'په پاک دسمال یې وچوو'],
    },
    {
      kind: 'non_overlapping_classification',
      question: 'کوم خواړه هره ورځ خورئ او کوم لږ؟',
      bins: [
        ['هره ورځ', ['مڼه', 'ګازره', 'مستې', 'لوبیا']],
        ['لږ یې خورئ', ['چاکلېټ', 'خواږه شربت', 'غوړ چپس', 'خواږه']],
      ],
    },
    {
      kind: 'matching_flip',
      question: 'په یاد یې وساتئ: څه په څه پاکوو؟',
      pairs: [
        ['غاښونه', 'برس'],
        ['لاسونه', 'صابون'],
        ['وېښتان', 'ږمنځ'],
        ['کوټه', 'جارو'],
      ],
    },
    {
      kind: 'mcq_medium',
      question: 'ولې له خوړو مخکې لاسونه مینځو؟',
      right: ['چې مکروبونه خولې ته لاړ نه شي.'],
      wrong: ['چې خواړه تاوده شي.', 'چې لږ وږي شو.'],
      feedback: {
        right: 'هو، مکروبونه د سترګو نه ښکاري، خو صابون یې لرې کوي.',
        wrong: 'په ناپاکو لاسونو کې څه وي چې موږ ناروغه کوي؟',
      },
    },
    {
      kind: 'financial-fib',
      question: 'زرغونه هره ورځ ۶ ګیلاسه اوبه څښي. په ۵ ورځو کې څو ګیلاسه څښي؟',
      answer: '30',
      unit: 'ګیلاسه',
    },
    {
      kind: 'crack_the_code',
      question: 'پټه جمله ولولئ. هغه د اوبو په اړه ده.',
      statement: 'اوبه ژوند دی',
      shift: 2,
    },
  ],
};
