import { DatabaseSync } from 'node:sqlite';

const TITLE = 4;
const WORDS = 36;
const CHUNK = 10_000;

export interface SearchEngine {
  /** How many of the thirty best have every word typed, or words that begin as the last one does. */
  readonly search: (typed: string) => number;
  readonly close: () => void;
}

/**
 * SQLite's full-text search (FTS5, which Node brings along) with as many items of the same words: what an engine made for it takes,
 * without rights, filters, mistakes and the place of the match. It stands in memory and in the process that asks.
 */
export function fillEngine(size: number, words: readonly string[]): SearchEngine {
  const db = new DatabaseSync(':memory:');
  db.exec(`create virtual table texts using fts5(title, words, prefix='3', detail=full)`);
  const insert = db.prepare('insert into texts (rowid, title, words) values (?, ?, ?)');
  for (let from = 0; from < size; from += CHUNK) {
    db.exec('begin');
    for (let n = from; n < Math.min(from + CHUNK, size); n += 1) {
      const chosen = Array.from({ length: WORDS }, () => words[likelyWord(words.length)] ?? '');
      insert.run(n, chosen.slice(0, TITLE).join(' '), chosen.join(' '));
    }
    db.exec('commit');
  }
  const best = db.prepare(
    'select rowid from texts where texts match ? order by bm25(texts, 10.0, 1.0) limit 30',
  );
  return {
    search: (typed) => best.all(matchOf(typed)).length,
    close: () => db.close(),
  };
}

/** Common words as often as in the content that the library is filled with. */
function likelyWord(count: number): number {
  return Math.min(Math.floor(count * Math.random() ** 3), count - 1);
}

function matchOf(typed: string): string {
  return typed
    .split(' ')
    .map((word) => `"${word}"${word.length === 3 ? '*' : ''}`)
    .join(' ');
}
