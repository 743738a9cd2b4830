import type { Language, NotificationKind } from '@takhti/domain';

interface Texts {
  readonly subject: string;
  readonly greeting: (name: string) => string;
  readonly why: string;
  readonly line: Readonly<Record<NotificationKind, (title: string, name: string) => string>>;
  readonly button: string;
  readonly how_to_stop: string;
}

/** The texts of the daily mail, in the languages of the interface. */
export const digestTexts = {
  english: {
    subject: 'Your day in Takhti',
    greeting: (name) => `Hello ${name},`,
    why: 'this has happened since your last email, and you have not read it yet:',
    line: {
      waits: (title, name) => `“${title}” by ${name} is waiting for your review`,
      sent_back: (title, name) => `${name} sent “${title}” back to you`,
      set_in_draft: (title, name) => `${name} moved “${title}” back to draft`,
      set_aside: (title, name) =>
        `${name} moved your draft of “${title}” to your recycle bin. You can bring it back from there`,
      approved: (title, name) => `${name} approved “${title}”`,
      published: (title, name) => `${name} published “${title}”`,
      commented: (title, name) => `${name} commented on “${title}”`,
      answered: (title, name) => `${name} replied to you on “${title}”`,
      requests_settled: (title, name) => `${name} settled your change requests on “${title}”`,
      bot_worry: (title) => `A child who talked with “${title}” may be in danger`,
      bot_reported: (title) => `A learner reported an answer of “${title}”`,
    },
    button: 'Open Takhti',
    how_to_stop: 'You get this email because you asked for it. Turn it off under the bell in Takhti.',
  },
  urdu: {
    subject: 'تختی میں آپ کا دن',
    greeting: (name) => `السلام علیکم ${name}،`,
    why: 'آپ کی پچھلی ڈاک کے بعد یہ ہوا، جو آپ نے ابھی نہیں پڑھا:',
    line: {
      waits: (title, name) => `${name} کا ”${title}“ آپ کے جائزے کا منتظر ہے`,
      sent_back: (title, name) => `${name} نے ”${title}“ آپ کو واپس بھیجا`,
      set_in_draft: (title, name) => `${name} نے ”${title}“ دوبارہ مسودہ بنا دیا`,
      set_aside: (title, name) =>
        `${name} نے ”${title}“ کا آپ کا مسودہ آپ کی ردی کی ٹوکری میں ڈال دیا۔ آپ اسے وہاں سے واپس لا سکتے ہیں`,
      approved: (title, name) => `${name} نے ”${title}“ منظور کیا`,
      published: (title, name) => `${name} نے ”${title}“ شائع کیا`,
      commented: (title, name) => `${name} نے ”${title}“ پر تبصرہ کیا`,
      answered: (title, name) => `${name} نے ”${title}“ پر آپ کو جواب دیا`,
      requests_settled: (title, name) => `${name} نے ”${title}“ پر آپ کی تجویز کردہ تبدیلیاں نمٹا دیں`,
      bot_worry: (title) => `”${title}“ سے بات کرنے والا ایک بچہ شاید خطرے میں ہے`,
      bot_reported: (title) => `ایک طالب علم نے ”${title}“ کے جواب کی اطلاع دی`,
    },
    button: 'تختی کھولیں',
    how_to_stop: 'یہ ڈاک آپ کو اس لیے آئی کہ آپ نے مانگی تھی۔ تختی میں گھنٹی کے نیچے اسے بند کریں۔',
  },
  pashto: {
    subject: 'په تختۍ کې ستاسو ورځ',
    greeting: (name) => `سلامونه ${name}،`,
    why: 'ستاسو له وروستي لیک راهیسې دا وشول، چې لا مو نه دي لوستي:',
    line: {
      waits: (title, name) => `د ${name} «${title}» ستاسو کتنې ته انتظار دی`,
      sent_back: (title, name) => `${name} «${title}» تاسو ته بېرته ولېږه`,
      set_in_draft: (title, name) => `${name} «${title}» بیا مسوده کړه`,
      set_aside: (title, name) =>
        `${name} د «${title}» ستاسو مسوده ستاسو کثافت دانۍ ته واچوله. له هغه ځایه یې بېرته راوستلای شئ`,
      approved: (title, name) => `${name} «${title}» تصویب کړه`,
      published: (title, name) => `${name} «${title}» خپره کړه`,
      commented: (title, name) => `${name} پر «${title}» تبصره وکړه`,
      answered: (title, name) => `${name} پر «${title}» تاسو ته ځواب درکړ`,
      requests_settled: (title, name) => `${name} پر «${title}» ستاسو وړاندیز شوي بدلونونه فیصله کړل`,
      bot_worry: (title) => `یو ماشوم چې له «${title}» سره یې خبرې کړې، ښايي په خطر کې وي`,
      bot_reported: (title) => `یوه زده‌کوونکي د «${title}» د ځواب خبر ورکړ`,
    },
    button: 'تختۍ پرانیزئ',
    how_to_stop: 'دا لیک ځکه درځي چې تاسو غوښتی و. په تختۍ کې یې د زنګ لاندې بند کړئ.',
  },
  dari: {
    subject: 'روز شما در تختی',
    greeting: (name) => `سلام ${name}،`,
    why: 'از آخرین نامهٔ شما این کارها شده است که هنوز نخوانده‌اید:',
    line: {
      waits: (title, name) => `«${title}» از ${name} منتظر بازبینی شماست`,
      sent_back: (title, name) => `${name} «${title}» را به شما پس فرستاد`,
      set_in_draft: (title, name) => `${name} «${title}» را دوباره مسوده ساخت`,
      set_aside: (title, name) =>
        `${name} مسودهٔ شما از «${title}» را به سطل بازیافت شما انداخت. از آنجا پس آورده می‌توانید`,
      approved: (title, name) => `${name} «${title}» را تأیید کرد`,
      published: (title, name) => `${name} «${title}» را نشر کرد`,
      commented: (title, name) => `${name} بر «${title}» تبصره کرد`,
      answered: (title, name) => `${name} بر «${title}» به شما پاسخ داد`,
      requests_settled: (title, name) => `${name} تغییرات پیشنهادی شما در «${title}» را فیصله کرد`,
      bot_worry: (title) => `کودکی که با «${title}» گفتگو کرد شاید در خطر باشد`,
      bot_reported: (title) => `شاگردی نادرستی جواب «${title}» را خبر داد`,
    },
    button: 'باز کردن تختی',
    how_to_stop: 'این نامه به خواست خودتان می‌آید. در تختی زیر زنگ آن را خاموش کنید.',
  },
} as const satisfies Record<Language, Texts>;
