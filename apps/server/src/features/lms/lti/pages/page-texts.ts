import type { Language, LtiRefusal } from '@takhti/domain';

/** The texts of the pages between a platform and the product. */
export interface PageTexts {
  readonly wait: string;
  readonly window_title: string;
  readonly window_text: string;
  readonly window_button: string;
  readonly again_title: string;
  readonly again_text: string;
  readonly content_title: string;
  readonly content_text: string;
  readonly account_title: string;
  readonly account_text: string;
  readonly setup_title: string;
  readonly setup_text: string;
  readonly registered_title: string;
  readonly registered_text: string;
  readonly paste_title: string;
  readonly paste_text: string;
  readonly used_title: string;
  readonly used_text: string;
  readonly unregistered_title: string;
  readonly unregistered_text: string;
  readonly reason: string;
}

/** Advice after a refused launch. */
type LaunchSentence = 'again' | 'content' | 'account' | 'setup';
export type Sentence = LaunchSentence | 'paste' | 'used' | 'unregistered';

/** The sentence shown for each reason of refusal. */
export const sentenceOf: Readonly<Record<LtiRefusal, LaunchSentence>> = {
  unknown_platform: 'setup',
  unknown_deployment: 'setup',
  foreign_address: 'setup',
  no_login: 'again',
  used_twice: 'again',
  expired: 'again',
  bad_audience: 'setup',
  bad_signature: 'setup',
  unknown_key: 'setup',
  keys_unreachable: 'setup',
  bad_token: 'setup',
  not_lti: 'setup',
  no_content: 'content',
  nobody: 'setup',
  no_account: 'account',
  disabled: 'account',
};

/** The person who registers a platform administers it, and comes from no course. */
export function sentenceAtRegistration(
  reason: LtiRefusal,
  query: Readonly<Record<string, unknown>>,
): Sentence {
  if (query['openid_configuration'] === undefined) return 'paste';
  return reason === 'no_login' || reason === 'used_twice' ? 'used' : 'unregistered';
}

export const pageTexts: Readonly<Record<Language, PageTexts>> = {
  english: {
    wait: 'Opening…',
    window_title: 'Open it in a new window',
    window_text:
      'Your browser does not let a page inside another page remember who you are, so this opens in its own window.',
    window_button: 'Open in a new window',
    again_title: 'Please open it from your course again',
    again_text: 'This link was used already, or too much time has passed.',
    content_title: 'There is nothing to open here',
    content_text:
      'The content that your teacher chose is no longer published, or nothing has been chosen yet. Please tell your teacher.',
    account_title: 'You have no account here',
    account_text:
      'Your LMS says who you are, but nobody has given you an account. Please ask an administrator.',
    setup_title: 'Your LMS cannot open this',
    setup_text: 'Something is not set up correctly. Please tell the person who looks after your LMS.',
    registered_title: 'Registered',
    registered_text:
      'You can close this page. In Takhti, open the page “LMS by LTI” to see what is left to do.',
    paste_title: 'Paste this address into your LMS',
    paste_text: 'When you add Takhti there as a tool, your LMS opens this address by itself.',
    used_title: 'This registration address no longer works',
    used_text: 'It works once, within a day. On the page “LMS by LTI” in Takhti, make a new one.',
    unregistered_title: 'Your LMS could not be registered',
    unregistered_text:
      'Takhti could not use the details that it sent. Register it by hand on the page “LMS by LTI” in Takhti.',
    reason: 'Reason',
  },
  urdu: {
    wait: 'کھل رہا ہے…',
    window_title: 'اسے نئی ونڈو میں کھولیں',
    window_text:
      'آپ کا براؤزر دوسرے صفحے کے اندر کھلے صفحے کی کوئی بات یاد نہیں رکھتا، اس لیے یہ اپنی الگ ونڈو میں کھلے گا۔',
    window_button: 'نئی ونڈو میں کھولیں',
    again_title: 'براہِ کرم اسے اپنے کورس سے دوبارہ کھولیں',
    again_text: 'یہ لنک پہلے ہی استعمال ہو چکا ہے یا بہت وقت گزر گیا ہے۔',
    content_title: 'یہاں کھولنے کے لیے کچھ نہیں',
    content_text:
      'آپ کے استاد کا چنا ہوا مواد اب شائع نہیں ہے یا ابھی کچھ چنا نہیں گیا۔ براہِ کرم اپنے استاد کو بتائیں۔',
    account_title: 'یہاں آپ کا اکاؤنٹ نہیں ہے',
    account_text:
      'آپ کا LMS بتاتا ہے کہ آپ کون ہیں، مگر کسی نے آپ کو اکاؤنٹ نہیں دیا۔ براہِ کرم منتظم سے پوچھیں۔',
    setup_title: 'آپ کا LMS اسے نہیں کھول سکتا',
    setup_text: 'کوئی ترتیب درست نہیں ہے۔ براہِ کرم اپنے LMS کے منتظم کو بتائیں۔',
    registered_title: 'اندراج ہو گیا',
    registered_text: 'آپ یہ صفحہ بند کر سکتے ہیں۔ جو طے کرنا باقی ہے وہ تختی کے صفحے ”LTI سے LMS“ پر دیکھیں۔',
    paste_title: 'یہ پتہ اپنے LMS میں چسپاں کریں',
    paste_text: 'جب آپ وہاں تختی کو ٹول کے طور پر شامل کریں گے تو LMS یہ پتہ خود کھولے گا۔',
    used_title: 'اندراج کا یہ پتہ اب کام نہیں کرتا',
    used_text: 'یہ ایک دن کے اندر صرف ایک بار کام کرتا ہے۔ تختی کے صفحے ”LTI سے LMS“ پر نیا پتہ بنائیں۔',
    unregistered_title: 'آپ کے LMS کا اندراج نہیں ہو سکا',
    unregistered_text:
      'اس نے تختی کو جو بتایا وہ کام نہ آ سکا۔ تختی کے صفحے ”LTI سے LMS“ پر اس کا اندراج ہاتھ سے کریں۔',
    reason: 'وجہ',
  },
  pashto: {
    wait: 'پرانیستل کېږي…',
    window_title: 'په نوې کړکۍ کې یې پرانیزئ',
    window_text: 'ستاسو براوزر د بلې پاڼې دننه پاڼو لپاره څه نه ساتي، نو دا په خپله کړکۍ کې پرانیستل کېږي.',
    window_button: 'په نوې کړکۍ کې پرانیستل',
    again_title: 'مهرباني وکړئ له خپل کورس څخه یې بیا پرانیزئ',
    again_text: 'دا لینک مخکې کارول شوی، یا ډېر وخت تېر شوی دی.',
    content_title: 'دلته د پرانیستلو لپاره څه نشته',
    content_text:
      'هغه څه چې ستاسو ښوونکي ټاکلي وو نور خپاره نه دي، یا لا څه نه دي ټاکل شوي. مهرباني وکړئ خپل ښوونکي ته ووایاست.',
    account_title: 'تاسو دلته حساب نه لرئ',
    account_text:
      'ستاسو LMS وايي چې تاسو څوک یاست، خو چا درته حساب نه دی درکړی. مهرباني وکړئ له مدیر وپوښتئ.',
    setup_title: 'ستاسو LMS دا نه شي پرانیستلای',
    setup_text: 'یو څه سم نه دي برابر شوي. مهرباني وکړئ د خپل LMS چلوونکي ته ووایاست.',
    registered_title: 'ثبت شو',
    registered_text:
      'تاسو دا پاڼه تړلای شئ. هغه څه چې لا پاتې دي په تختۍ کې د «د LTI له لارې LMS» په پاڼه کې وګورئ.',
    paste_title: 'دا پته په خپل LMS کې ولګوئ',
    paste_text: 'کله چې هلته تختۍ د وسیلې په توګه ورزیاته کړئ، LMS دا پته پخپله پرانیزي.',
    used_title: 'د ثبت دا پته نوره کار نه کوي',
    used_text:
      'دا په یوه ورځ کې یوازې یو ځل کار کوي. په تختۍ کې د «د LTI له لارې LMS» په پاڼه کې نوې جوړه کړئ.',
    unregistered_title: 'ستاسو LMS ثبت نه شو',
    unregistered_text:
      'هغه څه چې تختۍ ته یې وویل ونه کارېدل. په تختۍ کې د «د LTI له لارې LMS» په پاڼه کې یې په لاس ثبت کړئ.',
    reason: 'لامل',
  },
  dari: {
    wait: 'باز می‌شود…',
    window_title: 'آن را در پنجرهٔ نو باز کنید',
    window_text:
      'مرورگر شما برای صفحه‌های داخل صفحهٔ دیگر چیزی نگاه نمی‌دارد؛ از این رو در پنجرهٔ خودش باز می‌شود.',
    window_button: 'باز کردن در پنجرهٔ نو',
    again_title: 'لطفاً آن را از کورس خود دوباره باز کنید',
    again_text: 'این لینک پیش از این استفاده شده یا وقت زیادی گذشته است.',
    content_title: 'این‌جا چیزی برای باز کردن نیست',
    content_text:
      'آنچه معلم شما انتخاب کرده بود دیگر نشر نیست، یا هنوز چیزی انتخاب نشده است. لطفاً به معلم خود بگویید.',
    account_title: 'شما این‌جا حساب ندارید',
    account_text: 'LMS شما می‌گوید که شما کیستید، اما کسی به شما حساب نداده است. لطفاً از مدیر بپرسید.',
    setup_title: 'LMS شما این را باز کرده نمی‌تواند',
    setup_text: 'چیزی درست تنظیم نشده است. لطفاً به مسئول LMS خود بگویید.',
    registered_title: 'ثبت شد',
    registered_text:
      'می‌توانید این صفحه را ببندید. آنچه باقی مانده است را در تختی در صفحهٔ «LMS از راه LTI» ببینید.',
    paste_title: 'این آدرس را در LMS خود بگذارید',
    paste_text: 'وقتی تختی را آن‌جا به حیث ابزار بیفزایید، LMS این آدرس را خودش باز می‌کند.',
    used_title: 'این آدرس ثبت دیگر کار نمی‌کند',
    used_text: 'تنها یک بار، و در یک روز، کار می‌کند. در تختی در صفحهٔ «LMS از راه LTI» یکی نو بسازید.',
    unregistered_title: 'LMS شما ثبت نشد',
    unregistered_text:
      'آنچه به تختی گفت به کار نیامد. در تختی در صفحهٔ «LMS از راه LTI» آن را با دست ثبت کنید.',
    reason: 'دلیل',
  },
};
