import type { ContainerRow } from '../entities/container.ts';
import { searchedWords } from './fold-words.ts';

type Compared = Pick<ContainerRow, 'title' | 'skill_id' | 'grade' | 'subject' | 'language' | 'content_type'>;

/** In titles of every language short words say little of what they are about. */
const shortest = 3;
const most_words = 20;

/** The significant words of a title. */
export function significantWords(title: string): string[] {
  return searchedWords(title, most_words).filter((word) => word.length >= shortest);
}

/** How much two contents are about the same: 0 for nothing, and more the better. The same in another form helps a teacher most. */
export function similarity(one: Compared, other: Compared): number {
  const [words, others] = [significantWords(one.title), new Set(significantWords(other.title))];
  const shared = words.filter((word) => others.has(word)).length;
  const about = (one.skill_id === other.skill_id ? 4 : 0) + (shared / Math.max(words.length, 1)) * 4;
  if (about === 0 || one.subject !== other.subject) return 0;
  const fit = [
    one.grade === other.grade,
    one.language === other.language,
    one.content_type !== other.content_type,
  ];
  return about + fit.filter(Boolean).length;
}
