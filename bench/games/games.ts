import { cpus, loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { scoreBoard, solvedResponse } from '@takhti/content-types/rounds/play';
import { launchGame, success } from '@takhti/contract';
import type { GamePlay, RoundResponse, TemplateType } from '@takhti/domain';
import { kilobytes, machine, whole } from '../common/figures.ts';
import { left, printTable, right } from '../common/table.ts';
import { weigh, withMeter } from '../size/built-files.ts';
import { playOf, templateTypes } from './boards.ts';
import { gridRows } from './grids.ts';

/** Scores many responses of every template, lays crosswords out, and weighs what a learner fetches until the first round can be played. */
export async function benchGames(isQuick: boolean): Promise<void> {
  const responses = isQuick ? 10_000 : 100_000;
  printTable(
    `Scoring ${whole(responses)} responses of each template: right ones, what was typed another way or went wrong, and empty ones in turns (${machine(cpus().length, loadavg()[0] ?? 0)})`,
    [left('template'), right('ms of CPU'), right('ms in all'), right('responses/s of CPU')],
    templateTypes.map((template) => scored(template, responses)),
  );
  printTable(
    'Laying out a crossword of 8 words of 10 letters (aim: below 1,000 ms)',
    ['words', 'placed', 'crossings', 'cells', 'ms of CPU', 'ms in all'].map((heading, at) =>
      at === 0 ? left(heading) : right(heading),
    ),
    gridRows(),
  );
  await withMeter(async ({ filesOf }) => {
    const rows: string[][] = [];
    for (const template of templateTypes) {
      const play = playOf(template, 'english');
      const address = `/player/game/play?content_id=${play.AssessmentId}&institution_id=98`;
      const { files, raw, gzip, brotli } = weigh(
        await filesOf(address, toFirstBoard, (page) => serve(page, play)),
      );
      rows.push([template, whole(files), ...[raw, gzip, brotli].map(kilobytes)]);
    }
    printTable(
      'What is fetched until the first round can be played (aim: 100 kB over the wire without media)',
      [left('template'), right('files'), right('raw kB'), right('gzip kB'), right('brotli kB')],
      rows,
    );
  });
}

/** Answers the launch with this game: there is one of every template among the fixtures, not in the demo. */
async function serve(page: Page, play: GamePlay): Promise<void> {
  const attempt = { attempt_id: play.AssessmentId, attempt_token: 't'.repeat(32) };
  const bookmarking_data = { rounds: [], current: 0, seconds: 0 };
  const launched = { ...attempt, play, bookmarking_data, is_resumed: false, result: null };
  await page.route(`**/api/${launchGame.path}`, (route) => route.fulfill({ json: success(launched) }));
}

async function toFirstBoard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Let’s play!' }).click();
  const go = page.getByRole('button', { name: 'Go!' });
  const leaveOut = page.getByRole('button', { name: 'Skip' });
  await go.or(leaveOut).first().waitFor();
  if (await go.isVisible()) await go.click();
  await leaveOut.waitFor();
}

function scored(template: TemplateType, responses: number): string[] {
  const { rounds, language } = playOf(template, 'english');
  const turns = rounds.flatMap(({ board }) => {
    const solved = solvedResponse(board);
    return [solved, amiss(solved), undefined].map((response) => [board, response] as const);
  });
  const started = performance.now();
  const before = process.cpuUsage();
  for (let at = 0; at < responses; at += 1) {
    const [board, response] = turns[at % turns.length] ?? [];
    if (board) scoreBoard(board, response, language);
  }
  const { user, system } = process.cpuUsage(before);
  const [cpu, spent] = [(user + system) / 1000, performance.now() - started];
  return [template, ...[cpu, spent, (responses / cpu) * 1000].map(whole)];
}

/** A response as it often comes: in small letters, with spaces around, and not all of it right. */
function amiss(solved: RoundResponse): RoundResponse {
  if ('tries' in solved) {
    const [[a, b] = [0, 0], ...rest] = solved.tries;
    const [[c, d] = [0, 0]] = rest;
    return { tries: [[a, c], [b, d], ...solved.tries] };
  }
  if ('order' in solved) return { order: solved.order.toReversed() };
  if ('places' in solved) return { places: solved.places.map(({ card }) => ({ card, bin: 1 })) };
  if ('chosen' in solved) return { chosen: solved.chosen.map((id) => id + 1) };
  if ('text' in solved) return { text: ` ${solved.text.toLowerCase()} ` };
  if ('cells' in solved) return { ...solved, cells: solved.cells.map((letter) => letter.toLowerCase()) };
  if ('answers' in solved)
    return { answers: ['x', ...solved.answers.map((answer) => ` ${answer.toLowerCase()} `)], shown: 4 };
  if ('guesses' in solved)
    return { ...solved, guesses: ['x', ...solved.guesses.map((letter) => letter.toLowerCase())] };
  return { letters: solved.letters.map((letter, at) => (at % 3 === 0 ? 'x' : letter.toLowerCase())) };
}
