import type { Language } from '@takhti/domain';

/** The feedback where a file has none, if its author lets it be filled in. */
export const usualFeedback: Readonly<Record<Language, { readonly right: string; readonly wrong: string }>> = {
  english: { right: 'Correct!', wrong: 'Not quite. Look at the right answer and think it over.' },
  urdu: { right: 'شاباش! جواب درست ہے۔', wrong: 'یہ درست نہیں۔ صحیح جواب دیکھیے اور دوبارہ سوچیے۔' },
  pashto: { right: 'شاباس! ځواب سم دی.', wrong: 'دا سم نه دی. سم ځواب وګورئ او بیا فکر وکړئ.' },
  dari: { right: 'آفرین! جواب درست است.', wrong: 'این درست نیست. جواب درست را ببینید و دوباره فکر کنید.' },
};
