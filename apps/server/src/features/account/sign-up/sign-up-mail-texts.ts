import type { Language } from '@takhti/domain';

interface Texts {
  readonly subject: string;
  readonly greeting: string;
  readonly why: string;
  readonly button: string;
  readonly how_long: string;
  readonly not_me: string;
  readonly taken: {
    readonly subject: string;
    readonly greeting: string;
    readonly why: string;
    readonly login: string;
    readonly forgot: string;
    readonly not_me: string;
  };
}

/** What the mails to an address say that somebody signed up with, in the languages of the interface. */
export const signUpMailTexts = {
  english: {
    subject: 'Confirm your email address for Takhti',
    greeting: 'Hello,',
    why: 'somebody, hopefully you, created a Takhti account with this address. Open the link and enter the password that you chose:',
    button: 'Confirm my address',
    how_long: 'The link works once, within the next 24 hours.',
    not_me:
      'If it was not you, do nothing: nobody can use the account, and it will be deleted after a few days.',
    taken: {
      subject: 'You already have a Takhti account',
      greeting: 'Hello,',
      why: 'somebody, hopefully you, tried to create a Takhti account with this address. You already have one: log in with its password, or choose a new one if you have forgotten it.',
      login: 'Log in',
      forgot: 'Choose a new password',
      not_me: 'If it was not you, do nothing: your account stays as it is.',
    },
  },
  urdu: {
    subject: 'تختی کے لیے اپنی ای میل کی تصدیق کریں',
    greeting: 'السلام علیکم،',
    why: 'کسی نے، امید ہے آپ ہی نے، اس ای میل سے تختی پر اکاؤنٹ بنایا ہے۔ لنک کھولیں اور وہ پاس ورڈ لکھیں جو آپ نے چنا تھا:',
    button: 'میری ای میل کی تصدیق کریں',
    how_long: 'یہ لنک صرف ایک بار، اگلے 24 گھنٹوں کے اندر کام کرے گا۔',
    not_me: 'اگر یہ آپ نہیں تھے تو کچھ نہ کریں: یہ اکاؤنٹ کبھی نہیں کھلے گا اور چند دن بعد حذف ہو جائے گا۔',
    taken: {
      subject: 'تختی پر آپ کا اکاؤنٹ پہلے سے موجود ہے',
      greeting: 'السلام علیکم،',
      why: 'کسی نے، امید ہے آپ ہی نے، اس ای میل سے تختی پر اکاؤنٹ بنانا چاہا ہے۔ اس سے ایک اکاؤنٹ پہلے سے موجود ہے: اسی کے پاس ورڈ سے لاگ اِن کریں، یا اگر بھول گئے ہوں تو نیا پاس ورڈ چنیں۔',
      login: 'لاگ اِن کریں',
      forgot: 'نیا پاس ورڈ چنیں',
      not_me: 'اگر یہ آپ نہیں تھے تو کچھ نہ کریں: آپ کا اکاؤنٹ جیسا ہے ویسا ہی رہے گا۔',
    },
  },
  pashto: {
    subject: 'د تختۍ لپاره خپل برېښنالیک تایید کړئ',
    greeting: 'سلامونه،',
    why: 'چا، هیله ده چې تاسو، په دې برېښنالیک د تختۍ حساب جوړ کړی دی. لینک پرانیزئ او هغه پټنوم ولیکئ چې ټاکلی مو و:',
    button: 'زما برېښنالیک تایید کړئ',
    how_long: 'دا لینک یوازې یو ځل، په راتلونکو ۲۴ ساعتونو کې کار کوي.',
    not_me: 'که دا تاسو نه وئ، هېڅ مه کوئ: دا حساب به هېڅکله پرانه نیستل شي او څو ورځې وروسته ړنګېږي.',
    taken: {
      subject: 'په تختۍ کې ستاسو حساب له مخکې شته',
      greeting: 'سلامونه،',
      why: 'چا، هیله ده چې تاسو، غوښتل په دې برېښنالیک د تختۍ حساب جوړ کړي. یو حساب پرې له مخکې شته: د هغه په پټنوم ننوځئ، یا که هېر شوی مو وي نوی پټنوم وټاکئ.',
      login: 'ننوځئ',
      forgot: 'نوی پټنوم وټاکئ',
      not_me: 'که دا تاسو نه وئ، هېڅ مه کوئ: ستاسو حساب هماغسې پاتې کېږي.',
    },
  },
  dari: {
    subject: 'ایمیل تان را برای تختی تأیید کنید',
    greeting: 'سلام،',
    why: 'کسی، امید است خود شما، با این ایمیل برای تختی حساب ساخته است. لینک را باز کنید و رمز عبوری را که انتخاب کرده بودید بنویسید:',
    button: 'ایمیل مرا تأیید کنید',
    how_long: 'این لینک تنها یک بار، در ۲۴ ساعت آینده کار می‌کند.',
    not_me: 'اگر شما نبودید، هیچ کاری نکنید: این حساب هرگز باز نمی‌شود و پس از چند روز حذف می‌گردد.',
    taken: {
      subject: 'شما از پیش در تختی حساب دارید',
      greeting: 'سلام،',
      why: 'کسی، امید است خود شما، می‌خواست با این ایمیل برای تختی حساب بسازد. حسابی با آن از پیش هست: با رمز عبور همان وارد شوید، یا اگر فراموش کرده‌اید رمز عبور نو انتخاب کنید.',
      login: 'وارد شوید',
      forgot: 'رمز عبور نو انتخاب کنید',
      not_me: 'اگر شما نبودید، هیچ کاری نکنید: حساب شما همان که هست می‌ماند.',
    },
  },
} as const satisfies Record<Language, Texts>;
