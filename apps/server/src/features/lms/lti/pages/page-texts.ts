import type { Language, LtiRefusal } from '@takhti/domain';

/** What the pages between a platform and the product say. */
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
  readonly reason: string;
}

/** Which of the sentences a reason is told with: what somebody can do about it. */
export const sentenceOf: Readonly<Record<LtiRefusal, 'again' | 'content' | 'account' | 'setup'>> = {
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

export const pageTexts: Readonly<Record<Language, PageTexts>> = {
  english: {
    wait: 'Opening…',
    window_title: 'Open it in a new window',
    window_text:
      'Your browser keeps nothing for pages inside other pages, so this opens in a window of its own.',
    window_button: 'Open in a new window',
    again_title: 'Please open it from your course again',
    again_text: 'This link was used already, or too much time has passed.',
    content_title: 'There is nothing to open here',
    content_text:
      'What your teacher chose is not published any more, or nothing was chosen yet. Please tell your teacher.',
    account_title: 'You have no account here',
    account_text:
      'Your LMS says who you are, but nobody has given you an account. Please ask an administrator.',
    setup_title: 'Your LMS cannot open this',
    setup_text: 'Something is not set up as it should be. Please tell the person who looks after your LMS.',
    registered_title: 'Registered',
    registered_text:
      'You can close this page. In Takhti, look at the page “LMS by LTI” for what is left to settle.',
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
    reason: 'دلیل',
  },
};
