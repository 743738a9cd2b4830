import {
  comparableCode,
  competitionThemes,
  instantIn,
  isSchoolCode,
  isSecretCode,
  isTimeZone,
  limits,
  schoolsOf,
  type Finding,
} from '@takhti/domain';
import type { Facts, Stage } from '../../define.ts';
import { error, warning } from '../../messages.ts';
import { referenceFindings } from '../references.ts';
import { levelsFindings } from './level-findings.ts';
import type { CompetitionDoc } from './doc.ts';

const most = limits.competition;
const shortTexts = ['rewardcode', 'ticketcurrency', 'reward_name'] as const;

/** The findings of a competition (D-51). Contradictions block saving; missing parts block submitting. */
export function competitionFindings(doc: CompetitionDoc, stage: Stage, facts: Facts): Finding[] {
  const items = new Map(doc.lessons.map((each) => [each.content_id, each]));
  const placed = doc.levels.flatMap(({ lessons_ids }, level) =>
    lessons_ids.flatMap((id, at) => {
      const item = items.get(id);
      return item ? [{ item, path: ['levels', level, 'lessons_ids', at] }] : [];
    }),
  );
  return [
    ...levelsFindings(doc, stage),
    ...referenceFindings(placed, stage, facts),
    ...timeFindings(doc, facts),
    ...entranceFindings(doc, stage),
    ...rewardFindings(doc),
    ...shortTexts.flatMap((field) => tooLong([field], doc[field])),
    ...tooLong(['reward_description'], doc.reward_description, most.reward_description),
    ...(competitionThemes.some((theme) => theme === doc.theme)
      ? []
      : [error(['theme'], 'competition.theme_unknown')]),
  ];
}

function timeFindings({ start_date, end_date, timezone }: CompetitionDoc, { now }: Facts): Finding[] {
  if (!isTimeZone(timezone)) return [error(['timezone'], 'competition.zone_unknown')];
  const [start, end] = [instantIn(timezone, start_date), instantIn(timezone, end_date)];
  const found: Finding[] = [];
  if (!start) found.push(error(['start_date'], 'competition.date_invalid'));
  if (!end) found.push(error(['end_date'], 'competition.date_invalid'));
  if (start && end && end <= start) found.push(error(['end_date'], 'competition.ends_early'));
  else if (now && end && end <= now) found.push(warning(['end_date'], 'competition.is_over'));
  return found;
}

function entranceFindings(doc: CompetitionDoc, stage: Stage): Finding[] {
  const { secretcode, ispublic, isschool, issemiprivate } = doc;
  const secret = comparableCode(secretcode);
  const found = schoolFindings(doc, stage);
  if (secret !== '' && !isSecretCode(secret))
    found.push(error(['secretcode'], 'competition.secret_code', { max: most.secret_code }));
  if (stage === 'save') return found;
  if (issemiprivate === 1 && secret === '') found.push(error(['secretcode'], 'competition.secret_required'));
  if (isschool === 1 && schoolsOf(doc).length === 0)
    found.push(error(['schoolcode'], 'competition.school_required'));
  if (ispublic + isschool + issemiprivate === 0) found.push(error(['ispublic'], 'competition.no_way_in'));
  return found;
}

function schoolFindings(doc: CompetitionDoc, stage: Stage): Finding[] {
  const schools = schoolsOf(doc);
  const { schools: max, school_code } = most;
  if (schools.length > max)
    return [error(['schoolcode'], 'competition.schools_max', { max, count: schools.length })];
  const codes = new Set<string>();
  const names = new Set<string>();
  return schools.flatMap(({ code, name: written }, at): Finding[] => {
    const [codePath, namePath] = [
      ['schoolcode', at],
      ['schooltag', at],
    ];
    const own = comparableCode(code);
    const name = written.normalize('NFC').trim().toLowerCase();
    const isTwice = codes.has(own);
    // Learners of one school read each other's names: two schools of one name would be one.
    const isNamedTwice = name !== '' && names.has(name);
    codes.add(own);
    names.add(name);
    if (!isSchoolCode(own)) return [error(codePath, 'competition.school_code', school_code)];
    if (isTwice) return [error(codePath, 'competition.school_twice')];
    if (name === '' && stage === 'submit') return [error(namePath, 'competition.school_name')];
    if (isNamedTwice) return [error(namePath, 'competition.school_name_twice')];
    return tooLong(namePath, written);
  });
}

function rewardFindings({ ticketcost, weeklyawardday }: CompetitionDoc): Finding[] {
  const found: Finding[] = [];
  if (ticketcost < 0) found.push(error(['ticketcost'], 'competition.cost_negative'));
  else if (!Number.isInteger(ticketcost)) found.push(error(['ticketcost'], 'competition.cost_whole'));
  else if (ticketcost > most.ticket_cost)
    found.push(error(['ticketcost'], 'competition.cost_max', { max: most.ticket_cost }));
  if (weeklyawardday < 0 || weeklyawardday > 6)
    found.push(error(['weeklyawardday'], 'competition.award_day'));
  return found;
}

function tooLong(path: Finding['path'], { length: count }: string, max: number = most.short): Finding[] {
  return count > max ? [error(path, 'competition.text_long', { max, count })] : [];
}
