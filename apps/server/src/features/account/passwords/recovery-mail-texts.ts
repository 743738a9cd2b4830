import type { Language } from '@takhti/domain';

interface Texts {
  readonly subject: string;
  readonly greeting: (name: string) => string;
  readonly why: string;
  readonly for_account: (username: string) => string;
  readonly button: string;
  readonly how_long: string;
  readonly not_me: string;
}

/** The texts of the mail with codes for a new password, in the languages of the interface. */
export const recoveryMailTexts = {
  english: {
    subject: 'A new password for Takhti',
    greeting: (name) => `Hello ${name},`,
    why: 'somebody, hopefully you, asked for a new password for Takhti. Choose one here:',
    for_account: (username) => `For the username ${username}`,
    button: 'Choose a new password',
    how_long: 'The link works once, within the next 30 minutes.',
    not_me: 'If it was not you, do nothing: your password stays as it is.',
  },
  urdu: {
    subject: 'تختی کے لیے نیا پاس ورڈ',
    greeting: (name) => `السلام علیکم ${name}،`,
    why: 'کسی نے، امید ہے آپ ہی نے، تختی کے لیے نیا پاس ورڈ مانگا ہے۔ یہاں نیا پاس ورڈ چنیں:',
    for_account: (username) => `صارف نام ${username} کے لیے`,
    button: 'نیا پاس ورڈ چنیں',
    how_long: 'یہ لنک صرف ایک بار، اگلے 30 منٹ کے اندر کام کرے گا۔',
    not_me: 'اگر یہ آپ نہیں تھے تو کچھ نہ کریں: آپ کا پاس ورڈ وہی رہے گا۔',
  },
  pashto: {
    subject: 'د تختۍ لپاره نوی پټنوم',
    greeting: (name) => `سلامونه ${name}،`,
    why: 'چا، هیله ده چې تاسو، د تختۍ لپاره نوی پټنوم غوښتی دی. دلته یې وټاکئ:',
    for_account: (username) => `د ${username} کارن‌نوم لپاره`,
    button: 'نوی پټنوم وټاکئ',
    how_long: 'دا لینک یوازې یو ځل، په راتلونکو ۳۰ دقیقو کې کار کوي.',
    not_me: 'که دا تاسو نه وئ، هېڅ مه کوئ: ستاسو پټنوم هماغسې پاتې کېږي.',
  },
  dari: {
    subject: 'رمز عبور نو برای تختی',
    greeting: (name) => `سلام ${name}،`,
    why: 'کسی، امید است خود شما، برای تختی رمز عبور نو خواسته است. آن را اینجا انتخاب کنید:',
    for_account: (username) => `برای نام کاربری ${username}`,
    button: 'رمز عبور نو انتخاب کنید',
    how_long: 'این لینک تنها یک بار، در ۳۰ دقیقهٔ آینده کار می‌کند.',
    not_me: 'اگر شما نبودید، هیچ کاری نکنید: رمز عبور شما همان که هست می‌ماند.',
  },
} as const satisfies Record<Language, Texts>;
