import type { DemoGame } from '../types.ts';

export const seasonsPashto: DemoGame = {
  key: 'seasons-game-pashto',
  content_type: 'sorting',
  title: 'ورځ او موسمونه په ترتیب',
  description: '',
  language: 'pashto',
  skill_code: 'SCI-G5-SOL-02',
  author: 'developer2',
  status: 'r',
  waiting_level: 1,
  is_everywhere: true,
  rounds: [
    {
      kind: 'sorting',
      question: 'د ورځې برخې په ترتیب کېږدئ، له سهار پیل وکړئ.',
      steps: ['سهار', 'غرمه', 'مازدیګر', 'ماښام'],
    },
    {
      kind: 'sorting',
      question: 'د کال موسمونه یو په بل پسې کېږدئ، له پسرلي پیل وکړئ.',
      steps: ['پسرلی', 'اوړی', 'منی', 'ژمی'],
    },
    {
      kind: 'sorting',
      question: 'په اسمان کې څه وینو، له سهار تر شپې؟',
      steps: ['لمر راخېژي', 'لمر مو د سر پاسه وي', 'لمر پرېوځي', 'سپوږمۍ او ستوري ښکاري'],
    },
  ],
};
