import type { DemoGame, DemoRound } from '../types.ts';

const clueOn = {
  content_type: 'clue_on',
  author: 'developer',
  status: 'published',
  skill_code: 'SCI-G1-LIV-02',
} as const;

// What a detective learns before the name is known: the clues go from hard to easy.
const inTopic =
  (question: string, grade: string, topic: string) =>
  (answer: string, ...clues: string[]): DemoRound => ({
    kind: 'clue_on',
    question,
    grade,
    topic,
    answer,
    clues,
  });

const animals = inTopic('Which animal am I?', 'Class 3', 'Animals');
const plants = inTopic('Which plant am I?', 'Class 3', 'Plants');
const sky = inTopic('What am I?', 'Class 5', 'The sky');
const animalsUrdu = inTopic('میں کون سا جانور ہوں؟', 'جماعت ۳', 'جانور');
const plantsUrdu = inTopic('میں کون سا پھل ہوں؟', 'جماعت ۳', 'پھل');
const animalsPashto = inTopic('زه کوم حیوان یم؟', 'درېیم ټولګی', 'حیوانات');
const fruitsPashto = inTopic('زه کومه مېوه یم؟', 'درېیم ټولګی', 'مېوې');
const animalsDari = inTopic('من کدام حیوان هستم؟', 'صنف سوم', 'حیوانات');
const fruitsDari = inTopic('من کدام میوه هستم؟', 'صنف سوم', 'میوه‌ها');

export const clueOnGames: readonly DemoGame[] = [
  {
    ...clueOn,
    key: 'clue-on-english',
    title: 'The nature detectives',
    description: 'Cases about animals, plants and the sky. Who needs the fewest clues?',
    language: 'english',
    is_everywhere: true,
    rounds: [
      animals(
        'Camel',
        'I can walk for many days without drinking.',
        'My eyes have two rows of long lashes.',
        'I store fat on my back.',
        'I carry loads across the sand.',
        'People call me the ship of the desert.',
      ),
      animals(
        'Bee',
        'I dance to tell my sisters the way.',
        'I live in a house of wax.',
        'I visit hundreds of flowers in a day.',
        'I make honey.',
      ),
      animals(
        'Bat',
        'I sleep with my head down.',
        'I find my way by listening.',
        'I have wings, but no feathers.',
        'I fly at night and catch insects.',
      ),
      plants(
        'Rice',
        'I like to stand in water.',
        'I am a grass.',
        'Farmers plant me by hand, row by row.',
        'You eat my white grains.',
      ),
      plants(
        'Cotton',
        'My flower turns from white to red.',
        'My fruit bursts open when it is ripe.',
        'It is full of soft white hair.',
        'Your shirt may be made of me.',
      ),
      sky(
        'The Moon',
        'I have no light of my own.',
        'I always show you the same face.',
        'People have walked on me.',
        'I go around the Earth once a month.',
      ),
      sky(
        'Comet',
        'I am made of ice and dust.',
        'I come from far away and go back there.',
        'Near the Sun I grow a tail.',
        'My tail always points away from the Sun.',
      ),
    ],
  },
  {
    ...clueOn,
    key: 'clue-on-urdu',
    title: 'قدرت کے سراغ رساں',
    description: 'جانوروں اور پھلوں کے معمے۔ کون سب سے کم اشاروں میں جان لے گا؟',
    language: 'urdu',
    rounds: [
      animalsUrdu(
        'اونٹ',
        'میں کئی دن پانی پیے بغیر چل سکتا ہوں۔',
        'میری پلکیں بہت لمبی ہیں۔',
        'میں ریت پر بوجھ اٹھاتا ہوں۔',
        'میری پیٹھ پر کوہان ہے۔',
        'لوگ مجھے صحرا کا جہاز کہتے ہیں۔',
      ),
      animalsUrdu(
        'چمگادڑ',
        'میں الٹا لٹک کر سوتی ہوں۔',
        'میں سن کر راستہ ڈھونڈتی ہوں۔',
        'میرے پر ہیں مگر پنکھ نہیں۔',
        'میں رات کو اڑتی ہوں۔',
      ),
      plantsUrdu(
        'آم',
        'میں گرمیوں میں پکتا ہوں۔',
        'میری گٹھلی بڑی ہوتی ہے۔',
        'مجھ سے اچار بھی بنتا ہے۔',
        'مجھے پھلوں کا بادشاہ کہتے ہیں۔',
      ),
      plantsUrdu(
        'انار',
        'میرے سر پر تاج ہے۔',
        'میرا چھلکا سخت ہوتا ہے۔',
        'میرے اندر سرخ دانے ہیں۔',
        'قندھار کا میں مشہور ہوں۔',
      ),
    ],
  },
  {
    ...clueOn,
    key: 'clue-on-pashto',
    title: 'د طبیعت پلټونکي',
    description: 'د حیواناتو او مېوو معماوې. څوک په لږو اشارو ځواب مومي؟',
    language: 'pashto',
    rounds: [
      animalsPashto(
        'اوښ',
        'زه ډېرې ورځې بې اوبو تلای شم.',
        'زما باڼه ډېر اوږده دي.',
        'زه په شګو کې بار وړم.',
        'زما پر شا بوک دی.',
        'خلک ما د دښتې بېړۍ بولي.',
      ),
      animalsPashto(
        'زرکه',
        'زه د غرونو مرغه یم.',
        'زما مښوکه سره ده.',
        'زه ډېر ښکلی غږ لرم.',
        'زه تر الوتلو ګړندۍ منډې وهم.',
      ),
      fruitsPashto(
        'انار',
        'زما پر سر تاج دی.',
        'زما پوستکی کلک دی.',
        'زما دننه سرې دانې دي.',
        'د کندهار زه مشهور یم.',
      ),
      fruitsPashto(
        'توت',
        'زما ونه ډېره لویه وي.',
        'د ورېښمو چینجي زما پاڼې خوري.',
        'زه سپین یا تور یم.',
        'خلک ما وچوي او د ژمي لپاره یې ساتي.',
      ),
    ],
  },
  {
    ...clueOn,
    key: 'clue-on-dari',
    title: 'کارآگاهان طبیعت',
    description: 'معماهای حیوانات و میوه‌ها. کی با کمترین اشاره جواب را پیدا می‌کند؟',
    language: 'dari',
    rounds: [
      animalsDari(
        'شتر',
        'من روزهای زیاد بدون آب راه می‌روم.',
        'مژه‌های من بسیار دراز است.',
        'من در ریگستان بار می‌برم.',
        'پشت من کوهان دارد.',
        'مردم مرا کشتی بیابان می‌گویند.',
      ),
      animalsDari(
        'خفاش',
        'من سرچپه خواب می‌کنم.',
        'من راه خود را با شنیدن پیدا می‌کنم.',
        'من بال دارم، اما پر ندارم.',
        'من شبانه پرواز می‌کنم.',
      ),
      fruitsDari(
        'انار',
        'بر سر من تاج است.',
        'پوست من سخت است.',
        'درون من دانه‌های سرخ است.',
        'قندهار به من مشهور است.',
      ),
      fruitsDari(
        'توت',
        'درخت من بزرگ است.',
        'کرم ابریشم برگ مرا می‌خورد.',
        'من سفید یا سیاه هستم.',
        'مردم مرا خشک می‌کنند و برای زمستان نگاه می‌دارند.',
      ),
    ],
  },
];
