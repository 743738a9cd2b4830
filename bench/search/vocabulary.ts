const latin = { open: 'bdfgklmnprstvz', vowels: 'aeiou' };
const arabic = { open: 'بتجدرسفقکلمنه', vowels: 'اوی' };

/** Made-up words of two scripts in turn, each another one, common ones first; folding leaves them as they are. */
export function vocabulary(count: number): string[] {
  return Array.from({ length: count }, (_, n) => wordOf(Math.floor(n / 2), n % 2 === 0 ? latin : arabic));
}

function wordOf(n: number, { open, vowels }: typeof latin): string {
  let rest = n + open.length * vowels.length;
  let word = '';
  while (rest > 0) {
    const [syllables, at] = [open.length * vowels.length, rest % (open.length * vowels.length)];
    word += `${open[at % open.length] ?? ''}${vowels[Math.floor(at / open.length)] ?? ''}`;
    rest = Math.floor(rest / syllables);
  }
  return `${word}${open[n % open.length] ?? ''}`;
}
