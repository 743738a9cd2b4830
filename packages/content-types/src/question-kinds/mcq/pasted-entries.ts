import { numberOf } from '../../kit/numbers.ts';

const bullet = /^[-–—•◦▪●*]\s+/u;
/** A number or letter before an entry; after a full stop comes a space, or it is a figure or an initial. */
const mark = /^\(?(\p{Nd}{1,2}|[a-z]|الف|\p{Script=Arabic})(?:\)\s*|\.\s+)/iu;

/** Letters that number the entries of lists. */
const alphabets = ['a b c d e f g h i j', 'الف ب ج د ه', 'ا ب ج د ه', 'الف ب پ ت', 'ا ب پ ت'].map((letters) =>
  letters.split(' '),
);

/** The entries of a list that was pasted: one to a line, or one to a cell of a single row, without their bullets or numbers. */
export function pastedEntries(text: string): string[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const [only = ''] = lines;
  const cells = lines.length === 1 ? only.split('\t') : lines;
  return withoutSigns(cells.map((cell) => cell.replaceAll('\t', ' ').trim()).filter((cell) => cell !== ''));
}

// Signs are those of a list alone where every entry has one: "A. Lincoln" among names is a name.
function withoutSigns(entries: readonly string[]): string[] {
  const sign = entries.every((entry) => bullet.test(entry)) ? bullet : isCounted(entries) ? mark : null;
  return sign
    ? entries.map((entry) => entry.replace(sign, '')).filter((entry) => entry !== '')
    : [...entries];
}

function isCounted(entries: readonly string[]): boolean {
  const marks = entries.map((entry) => mark.exec(entry)?.[1]?.toLowerCase() ?? '');
  return (
    marks.every((each, at) => numberOf(each) === at + 1) ||
    alphabets.some((letters) => marks.every((each, at) => each === letters[at]))
  );
}
