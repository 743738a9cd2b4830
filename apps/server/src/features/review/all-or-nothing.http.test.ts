import { approve, launchAssessment, updateAssessment, updateStatus } from '@takhti/contract';
import type { AssessmentDoc } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { openSchool } from '../../testing/school.ts';

const { server, school } = await openSchool();
const { author, first, last, to, approved, draft, bank, toLastReview, trail } = school;

describe('races', () => {
  test('C-496 exactly one of two reviewers who start at once holds the item', async () => {
    const { institution_id } = author;
    const rivals = await Promise.all(
      Array.from({ length: 4 }, () => server.make.person({ institution_id, roles: ['cr1'] })),
    );
    const { container_id, version } = await to(author, await bank(), 'w');
    const answers = await Promise.all(
      rivals.map((rival) =>
        server.as(rival).call(updateStatus, { container_id, version, content_status: 'r' }),
      ),
    );
    const winners = rivals.filter((_, at) => answers[at]?.error_code === 0);
    expect(winners).toHaveLength(1);
    const losers = answers.filter(({ error_code }) => error_code !== 0);
    for (const { data } of losers)
      expect(data).toMatchObject({
        problem: 'container.changed_meanwhile',
        details: { current: { content_status: 'r', reviewer_user_id: winners[0]!.user_id } },
      });
    const { row, history, moves } = await trail({ container_id, version });
    expect(row).toMatchObject({ version: version + 1, reviewer_user_id: winners[0]!.user_id });
    expect(history.filter(({ action }) => action === 'startReview')).toHaveLength(1);
    expect(moves.filter((name) => name === 'startReview')).toHaveLength(1);
  });

  test('exactly one of an author who takes back and a reviewer who starts at once succeeds', async () => {
    const item = await to(author, await bank(), 'w');
    const { container_id, version } = item;
    const answers = await Promise.all([
      server.as(author).call(updateStatus, { container_id, version, content_status: 'd' }),
      server.as(first).call(updateStatus, { container_id, version, content_status: 'r' }),
    ]);
    expect(answers.filter(({ error_code }) => error_code === 0)).toHaveLength(1);
    expect((await trail(item)).row.version).toBe(version + 1);
  });
});

describe('publication', () => {
  /** An assessment that draws one question of a bank on its skill; both are still with their author. */
  async function assessmentOnBank() {
    const pool = await bank();
    const made = await draft('assessment', pool.skill_id);
    const doc = made.json_data as AssessmentDoc;
    const assessment = await server.as(author).ok(updateAssessment, {
      container_id: made.container_id,
      title: made.title,
      language: made.language,
      version: made.version,
      json_data: {
        ...doc,
        show_questions: 1,
        total_questions: 1,
        skills: doc.skills.map((skill) => ({ ...skill, show_questions: 1, total_questions: 1 })),
      },
    });
    return { pool, assessment };
  }

  test('C-289 the last approval publishes: learners can launch it', async () => {
    const { pool, assessment } = await assessmentOnBank();
    await approved(last, await toLastReview(pool));
    const published = await approved(last, await toLastReview(assessment));
    expect(published).toMatchObject({ content_status: 'a', is_published: 1 });
    const launch = { assessment_id: published.content_id, institution_id: author.institution_id };
    const { play } = await server.as(null).ok(launchAssessment, launch);
    expect(play.questions).toHaveLength(1);
  });

  test('what cannot be published is not approved: status, history and word to others stay as they were', async () => {
    const { assessment } = await assessmentOnBank();
    const item = await toLastReview(assessment);
    const before = await trail(item);
    const { container_id, version } = item;
    const refused = await server.as(last).refused(approve, { container_id, version });
    expect(refused.problem).toBe('assessments.pool_not_published');
    expect(await trail(item)).toEqual(before);
    expect(before.row).toMatchObject({ content_status: 'r', is_published: 0 });
  });
});
