import {
  gradeKey,
  inRows,
  rowFinding,
  skillChanges,
  splitList,
  type ImportedSkill,
  type SkillChange,
  type SkillFields,
  type SkillFileFinding,
} from '@takhti/domain';

/** A skill that is there already. */
export interface PresentSkill extends SkillFields {
  readonly skill_id: string;
  readonly skill_order: number;
}

export interface PlannedChange {
  readonly before: PresentSkill;
  readonly after: PresentSkill;
  readonly changes: readonly SkillChange[];
  readonly row: number;
}

/** The changes of a file to the existing skills. */
export interface UploadPlan {
  readonly created: readonly (SkillFields & { readonly skill_order: number })[];
  readonly updated: readonly PlannedChange[];
  readonly unchanged: number;
  readonly findings: readonly SkillFileFinding[];
}

interface Known {
  readonly skills: readonly PresentSkill[];
  readonly lastOrders: ReadonlyMap<string, number>;
  /** Whether the institution's skills are known by the ids of its LMS: a row with such an id changes its skill (C-1064). */
  readonly matchesLmsIds: boolean;
  readonly mayChange: (fields: Pick<SkillFields, 'grade' | 'subject'>) => boolean;
}

/**
 * What a file's rows add and change. A row with a `skill_id` changes that skill; one whose `lms_skill_id` is known changes the
 * skill of that id where the institution's skills are matched so, and is refused elsewhere; any other adds a skill.
 */
export function planUpload(rows: readonly ImportedSkill[], known: Known): UploadPlan {
  const byId = new Map(known.skills.map((skill) => [skill.skill_id, skill]));
  const byLmsId = new Map(
    known.skills.flatMap((skill) => (skill.lms_skill_id === null ? [] : [[skill.lms_skill_id, skill]])),
  );
  const findings: SkillFileFinding[] = [];
  const targets = new Map<string, number>();
  const resolved = rows.map((row) => {
    const { target, finding } = targetOf(row, byId, byLmsId, known.matchesLmsIds);
    if (finding) findings.push(finding);
    const other = target && targets.get(target.skill_id);
    if (target && other === undefined) targets.set(target.skill_id, row.row);
    else if (other !== undefined) findings.push(rowFinding(row.row, 'skill_id', 'id_repeated', { other }));
    const isAllowed = known.mayChange(row) && (!target || known.mayChange(target));
    if (!isAllowed) findings.push(rowFinding(row.row, 'grade', 'not_allowed'));
    return { row, target };
  });
  findings.push(...twinsOf(resolved, known.skills));

  const last = new Map(known.lastOrders);
  const placed = resolved.map(({ row, target }) => {
    const { row: number, skill_id: _named, skill_order, ...fields } = row;
    const order = skill_order ?? target?.skill_order ?? nextOrder(last, fields.subject);
    return { row: number, target, fields: { ...fields, skill_order: order } };
  });
  const changed = placed.flatMap(({ row, target, fields }): PlannedChange[] => {
    if (!target) return [];
    // The file has no column for this.
    const after = { ...fields, is_standalone: target.is_standalone, skill_id: target.skill_id };
    return [{ row, before: target, after, changes: changesOf(target, after) }];
  });
  return {
    created: placed.flatMap(({ target, fields }) => (target ? [] : [fields])),
    updated: changed.filter(({ changes }) => changes.length > 0),
    unchanged: changed.filter(({ changes }) => changes.length === 0).length,
    findings: inRows(findings),
  };
}

interface Target {
  readonly target: PresentSkill | undefined;
  readonly finding?: SkillFileFinding;
}

function targetOf(
  row: ImportedSkill,
  byId: ReadonlyMap<string, PresentSkill>,
  byLmsId: ReadonlyMap<string, PresentSkill>,
  matchesLmsIds: boolean,
): Target {
  const ofLms = row.lms_skill_id === null ? undefined : byLmsId.get(row.lms_skill_id);
  if (row.skill_id !== null) {
    const target = byId.get(row.skill_id);
    if (!target) return { target, finding: rowFinding(row.row, 'skill_id', 'id_unknown') };
    const isTaken = ofLms !== undefined && ofLms !== target;
    return isTaken ? { target, finding: rowFinding(row.row, 'lms_skill_id', 'lms_taken') } : { target };
  }
  if (ofLms && !matchesLmsIds)
    return { target: undefined, finding: rowFinding(row.row, 'lms_skill_id', 'lms_taken') };
  return { target: ofLms };
}

// Against the skills that the file leaves as they are; among its own rows they were looked for when it was read.
function twinsOf(
  resolved: readonly { row: ImportedSkill; target: PresentSkill | undefined }[],
  present: readonly PresentSkill[],
): SkillFileFinding[] {
  const changed = new Set(resolved.map(({ target }) => target?.skill_id));
  const taken = new Set(
    present
      .filter(({ skill_id }) => !changed.has(skill_id))
      .flatMap((skill) => splitList(skill.grade).map((grade) => gradeKey(grade, skill))),
  );
  return resolved
    .filter(({ row }) => splitList(row.grade).some((grade) => taken.has(gradeKey(grade, row))))
    .map(({ row }) => rowFinding(row.row, 'skill', 'exists'));
}

function changesOf(before: PresentSkill, after: PresentSkill): SkillChange[] {
  const [from, to] = [String(before.skill_order), String(after.skill_order)];
  return [...skillChanges(before, after), ...(from === to ? [] : [{ field: 'skill_order', from, to }])];
}

function nextOrder(last: Map<string, number>, subject: string): number {
  const next = (last.get(subject) ?? 0) + 1;
  last.set(subject, next);
  return next;
}
