import { escapeMarkup, languageRecords, solarWords, type Language } from '@takhti/domain';
import type { CourseResults, LearnerRow } from '../members/course-results.ts';
import { page } from './page.ts';
import { resultsTexts } from './results-texts.ts';

/** The results of a course's learners at one content, for its teacher. */
export function resultsPage(
  language: Language,
  { title, course, rows, isWhole, player }: CourseResults,
): string {
  const texts = resultsTexts[language];
  const heads = [texts.learner, texts.score, texts.attempts, texts.last];
  const table =
    rows.length === 0
      ? `<p role="status">${escapeMarkup(texts.nobody)}</p>`
      : `<table><thead><tr>${heads.map((head) => `<th scope="col">${escapeMarkup(head)}</th>`).join('')}</tr></thead>
<tbody>${rows.map(rowWriter(language)).join('\n')}</tbody></table>`;
  const inside = `<main class="wide"><h1>${escapeMarkup(texts.title)}: <bdi>${escapeMarkup(title)}</bdi></h1>
${course === '' ? '' : `<p class="reason"><bdi>${escapeMarkup(course)}</bdi></p>`}
<p><a class="button" href="${escapeMarkup(player)}">${escapeMarkup(texts.play)}</a></p>
${table}
${isWhole ? '' : `<p class="reason">${escapeMarkup(texts.only_played)}</p>`}</main>`;
  return page(language, texts.title, inside, null);
}

// The formats are made once: making one takes longer than writing a hundred rows with it.
function rowWriter(language: Language): (row: LearnerRow) => string {
  const { not_yet } = resultsTexts[language];
  const { tag, digits, numbers_as } = languageRecords[language];
  const number = new Intl.NumberFormat(numbers_as, { numberingSystem: digits, maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', numberingSystem: digits, timeZone: 'UTC' });
  const figures = new Intl.NumberFormat(numbers_as, { numberingSystem: digits, useGrouping: false });
  const dayOf = (date: Date): string =>
    digits === 'latn'
      ? day.format(date)
      : solarWords(date, language, (value) => figures.format(value), 'UTC');
  return ({ name, score, attempts, last_on }) => {
    const cells =
      score === null
        ? `<td data-none colspan="3">${escapeMarkup(not_yet)}</td>`
        : `<td>${number.format(score)}</td><td>${number.format(attempts)}</td><td>${last_on === null ? '' : escapeMarkup(dayOf(new Date(last_on)))}</td>`;
    return `<tr><th scope="row"><bdi>${escapeMarkup(name)}</bdi></th>${cells}</tr>`;
  };
}
