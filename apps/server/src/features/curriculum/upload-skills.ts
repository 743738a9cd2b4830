import { Problem } from '@takhti/contract';
import {
  limits,
  readSkillRows,
  rowFinding,
  skillMatchOf,
  splitList,
  type ImportedSkill,
  type SkillFileFinding,
} from '@takhti/domain';
import type { IncomingFile, Report } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { Work } from '../../platform/work/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { readTable } from '../../platform/spreadsheet/index.ts';
import { accessOf, mayChoose } from '../skills/index.ts';
import { insertSkills, updateSkills } from './changes.queries.ts';
import { listForUpload, listLastOrders } from './curriculum.queries.ts';
import { listInUse } from './followers.queries.ts';
import { insertSkillHistory } from './history.queries.ts';
import { planUpload, type UploadPlan } from './plan-upload.ts';
import { refuseDuplicates } from './refuse-duplicates.ts';

/** The file of the call, with what its work needs. */
interface UploadedFile {
  readonly file: IncomingFile;
  readonly work: Work;
  readonly report: Report;
}
interface Uploaded {
  readonly imported: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

const chunk = 500;

/**
 * Adds the skills of a file and changes those that it names: all of them or none (C-884). The file is read and checked before
 * the transaction begins.
 * @throws Problem request.too_heavy, skills.import_unreadable, skills.import_refused with its first
 * `findings` and their `total`, skills.combination_exists when another call was faster with the same name
 */
export async function uploadSkills(
  { db }: Pick<Services, 'db'>,
  session: Session,
  { file, work, report }: UploadedFile,
): Promise<Uploaded> {
  report({ phase: 'reading', done: 0, total: 0 });
  const rows = await readTable(work, file.path, limits.skills_import.bytes);
  if (rows === null) throw new Problem('skills.import_unreadable');
  const { skills, findings } = readSkillRows(rows);
  report({ phase: 'checking', done: 0, total: skills.length });
  refuse(findings);
  return db.inTransaction((tx) => writeAll(tx, session, skills, report));
}

async function writeAll(
  tx: Tx,
  session: Session,
  rows: readonly ImportedSkill[],
  report: Report,
): Promise<Uploaded> {
  const { institution_id } = session;
  const access = await accessOf(tx, session);
  const plan = planUpload(rows, {
    skills: await listForUpload(tx, institution_id),
    lastOrders: await listLastOrders(tx, institution_id),
    matchesLmsIds: skillMatchOf(institution_id) === 'editor/skills/lmsids',
    mayChange: ({ grade, subject }) =>
      splitList(grade).every((each) => mayChoose(access, { grade: each, subject })),
  });
  refuse([...plan.findings, ...(await movedInUse(tx, institution_id, plan))]);
  await refuseDuplicates('skills.combination_exists', () => write(tx, session, plan, report));
  const [created, updated] = [plan.created.length, plan.updated.length];
  return { imported: created + updated, created, updated, unchanged: plan.unchanged };
}

async function write(tx: Tx, session: Session, plan: UploadPlan, report: Report): Promise<void> {
  const { institution_id, user_id } = session;
  const total = plan.created.length + plan.updated.length;
  const by = { institution_id, user_id, role_title: session.active_role.title, action: 'import' as const };
  let done = 0;
  report({ phase: 'saving', done, total });
  // Changes first: a new skill may have the name that a changed one gives up.
  for (let from = 0; from < plan.updated.length; from += chunk) {
    const some = plan.updated.slice(from, from + chunk);
    await updateSkills(
      tx,
      institution_id,
      some.map(({ after }) => after),
    );
    await insertSkillHistory(
      tx,
      some.map(({ after: { skill_id }, changes }) => ({ ...by, skill_id, changes: [...changes] })),
    );
    report({ phase: 'saving', done: (done += some.length), total });
  }
  for (let from = 0; from < plan.created.length; from += chunk) {
    const some = plan.created
      .slice(from, from + chunk)
      .map((fields) => ({ ...fields, institution_id, skill_id: newId() }));
    await insertSkills(tx, some);
    await insertSkillHistory(
      tx,
      some.map(({ skill_id }) => ({ ...by, skill_id, changes: [] })),
    );
    report({ phase: 'saving', done: (done += some.length), total });
  }
}

// Content follows its skill one by one, which is the work of the skill's own page.
async function movedInUse(tx: Tx, institution_id: number, plan: UploadPlan): Promise<SkillFileFinding[]> {
  const moved = plan.updated.filter(({ changes }) =>
    changes.some(({ field }) => field === 'grade' || field === 'subject'),
  );
  const inUse = await listInUse(
    tx,
    institution_id,
    moved.map(({ before }) => before.skill_id),
  );
  return moved
    .filter(({ before }) => inUse.has(before.skill_id))
    .map(({ row }) => rowFinding(row, 'grade', 'in_use'));
}

function refuse(findings: readonly SkillFileFinding[]): void {
  if (findings.length > 0)
    throw new Problem('skills.import_refused', {
      findings: findings.slice(0, limits.reported_findings.max),
      total: findings.length,
    });
}
