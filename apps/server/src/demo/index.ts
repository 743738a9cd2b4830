import type { Services } from '../http/services.ts';
import type { DemoLogins } from '../welcome.ts';
import {
  countInstitutions,
  deleteDemoSessions,
  deleteInstitutions,
  disablePeople,
  keepLastNotifications,
  listPasswordHashes,
  saveProgress,
  selectOptionalProgress,
} from './demo.queries.ts';
import { createInstitution, demoPassword, hashDemoPassword, isDemoPassword } from './institutions.ts';
import { articles } from './material/articles/index.ts';
import { assessments } from './material/assessments.ts';
import { banks } from './material/banks/index.ts';
import { blanksBanks, mixedAssessments } from './material/blanks/index.ts';
import { crosswords } from './material/crosswords/crosswords.ts';
import { links } from './material/files/links.ts';
import { broughtFiles } from './material/files/brought-files.ts';
import { otherGames } from './material/files/other-games.ts';
import { competitions } from './material/files/competitions.ts';
import { plans } from './material/files/plans.ts';
import { demoGames } from './material/games/index.ts';
import { bankGamesOfDemo } from './material/games/on-banks.ts';
import { institutions } from './material/people.ts';
import { makePerform } from './perform.ts';
import { makeWriter } from './works.ts';

const ids = institutions.map(({ institution_id }) => institution_id);
const logins: DemoLogins = {
  usernames: (institutions[0]?.people ?? []).map(({ username }) => username),
  password: demoPassword,
};

/**
 * Fills in the demo institutions on a first start, and does so again when an earlier first start was interrupted.
 * A database that already holds institutions of somebody's own gets none.
 * @returns the demo logins, or null where there is no demo.
 */
export async function fillInDemo(
  services: Services,
  say: (line: string) => void,
): Promise<DemoLogins | null> {
  const { db } = services;
  const progress = await db.inReadTransaction(selectOptionalProgress);
  if (progress === 'done') return logins;
  if (progress === 'closed') return null;
  if (progress === undefined && (await db.inReadTransaction(countInstitutions)) > 0) return null;
  say('Filling in the demo institutions (first start only) …');
  await db.inTransaction(async (tx) => {
    await deleteInstitutions(tx, ids);
    await saveProgress(tx, 'started');
  });
  const perform = makePerform(services);
  const password_hash = await hashDemoPassword();
  for (const institution of institutions) {
    const staffed = await createInstitution(services, institution, password_hash);
    const {
      writeArticle,
      writeBank,
      writeBankGame,
      writeBlanksBank,
      writeAssessment,
      writeGame,
      writeDocument,
      writeFiles,
      writePlan,
      writeCompetition,
    } = makeWriter(perform, staffed);
    for (const bank of banks) await writeBank(bank);
    for (const assessment of assessments) await writeAssessment(assessment);
    // After the others, which draw what was there before.
    for (const bank of blanksBanks) await writeBlanksBank(bank);
    for (const assessment of mixedAssessments) await writeAssessment(assessment);
    for (const work of [...links, ...otherGames]) await writeDocument(work);
    if (institution === institutions[0]) for (const work of broughtFiles) await writeFiles(work);
    for (const crossword of crosswords) await writeDocument(crossword);
    for (const article of articles) await writeArticle(article);
    for (const plan of plans) await writePlan(plan);
    for (const competition of competitions) await writeCompetition(competition);
    const isFirst = institution === institutions[0];
    for (const game of bankGamesOfDemo) await writeBankGame(game);
    for (const game of demoGames) if (isFirst || game.is_everywhere === true) await writeGame(game);
  }
  await db.inTransaction(async (tx) => {
    await deleteDemoSessions(tx, ids);
    await keepLastNotifications(tx, ids, 20);
    await saveProgress(tx, 'done');
  });
  return logins;
}

/**
 * Closes the demo of a database on which the product was tried out before it went into production. Its logins are disabled, for
 * everybody can read their password; people who have chosen another password since keep theirs.
 * @param isReachable whether those people, and learners, may still use the demo institutions
 * @returns the institutions that cannot be reached
 */
export async function closeDemo(
  db: Services['db'],
  isReachable: boolean,
  say: (line: string) => void,
): Promise<readonly number[]> {
  const progress = await db.inReadTransaction(selectOptionalProgress);
  if (progress === undefined) return [];
  if (progress !== 'closed') await disableLogins(db, say);
  return isReachable ? [] : ids;
}

async function disableLogins(db: Services['db'], say: (line: string) => void): Promise<void> {
  const hashes = await db.inReadTransaction((tx) => listPasswordHashes(tx, ids));
  const known: string[] = [];
  for (const hash of hashes) if (await isDemoPassword(hash)) known.push(hash);
  await db.inTransaction(async (tx) => {
    if (known.length > 0) await disablePeople(tx, ids, known);
    await saveProgress(tx, 'closed');
  });
  say('The demo logins of this database are disabled from now on, for everybody knows their password.');
}
