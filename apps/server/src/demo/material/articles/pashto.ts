import type { DemoArticle } from '../types.ts';

export const gardenPashto = {
  key: 'garden-article-pashto',
  title: 'د ښوونځي باغچه',
  language: 'pashto',
  skill_code: 'PSH-G4-LWS-01',
  author: 'developer',
  status: 'published',
  article_text: `<p>د ښوونځي تر شا یوه تشه ځمکه وه. پکې یوازې ډبرې او وچ بوټي وو. یوه ورځ ښوونکي وویل: «راځئ چې له دې ځمکې باغچه جوړه کړو.»</p><h3>کار</h3><p>لومړی مو ډبرې ټولې کړې. بیا مو ځمکه واړوله او تخمونه مو وکرل. توریالي هره ورځ د اوبو ستل راوړ، او پلوشې د بوټو شاوخوا نرمه خاوره اچوله.</p><table><tbody><tr><th><p>بوټی</p></th><th><p>څومره بوټي</p></th></tr><tr><td><p>رومي بانجان</p></td><td><p>۱۲</p></td></tr><tr><td><p>بادرنګ</p></td><td><p>۸</p></td></tr><tr><td><p>مرچ</p></td><td><p>۵</p></td></tr></tbody></table><p>دوه میاشتې وروسته مو لومړی رومي بانجان وشکول. ښوونکي وخندل او ویې ویل: «ځمکه هغه چا ته مېوه ورکوي چې پالنه یې کوي.»</p>`,
  offline_link: '',
  choices: [
    {
      question: 'باغچه چېرته وه؟',
      options: ['د ښوونځي تر شا', 'د سړک پر غاړه', 'په بازار کې', 'د سیند ترڅنګ'],
      correct: [0],
      feedback_correct: 'هو، د ښوونځي تر شا.',
      feedback_incorrect: 'د متن لومړۍ جمله بیا ولولئ.',
      difficulty: 1,
      taxonomy: 'Remember',
      past_paper: 0,
    },
    {
      question: 'تر ټولو ډېر کوم بوټي وو؟',
      options: ['مرچ', 'بادرنګ', 'رومي بانجان', 'ټول یو شان وو'],
      correct: [2],
      feedback_correct: 'دولس بوټي رومي بانجان وو.',
      feedback_incorrect: 'د جدول شمېرې سره پرتله کړئ.',
      difficulty: 2,
      taxonomy: 'Understand',
      past_paper: 0,
    },
    {
      question: 'د ښوونکي د وروستۍ خبرې مطلب څه دی؟',
      options: [
        'ځمکه پېرل ښه دي.',
        'چې زیار وباسې، پایله یې ګورې.',
        'مېوه په بازار کې ارزانه ده.',
        'باغچه د ښوونکي وه.',
      ],
      correct: [1],
      feedback_correct: 'د زیار مېوه خوږه وي.',
      feedback_incorrect: 'فکر وکړئ چې زده کوونکو دوه میاشتې څه وکړل.',
      difficulty: 6,
      taxonomy: 'Analyse',
      past_paper: 0,
    },
  ],
  blanks: [
    {
      text: 'لومړی مو {ډبرې} ټولې کړې.',
      feedback_correct: 'هو، ډبرې.',
      feedback_incorrect: 'په تشه ځمکه کې څه پراته وو؟',
      difficulty: 2,
    },
    {
      text: 'په باغچه کې {۸|8|اته} بوټي بادرنګ وو.',
      feedback_correct: 'اته بوټي.',
      feedback_incorrect: 'په جدول کې د بادرنګ کرښه وګورئ.',
      difficulty: 2,
    },
  ],
} satisfies DemoArticle;
