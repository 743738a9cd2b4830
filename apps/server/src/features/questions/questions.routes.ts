import * as calls from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { deleteQuestions, moveQuestions } from './change-questions.ts';
import { loadForExport, writeExport, writeTemplate } from './export-questions.ts';
import { importQuestions } from './import-questions.ts';
import { readPage, readQuestion } from './read-questions.ts';
import { saveQuestion } from './save-question.ts';

export const questionsRoutes: readonly Route[] = [
  route(calls.listQuestions, ({ input, session, services: { db, files } }) =>
    db.inReadTransaction((tx) => readPage(tx, files, session, input)),
  ),

  route(calls.openQuestion, ({ input, session, services: { db, files } }) =>
    db.inReadTransaction((tx) => readQuestion(tx, files, session, input.content_id)),
  ),

  route(calls.saveQuestion, ({ input, session, services }) =>
    services.db.inTransaction((tx) => saveQuestion(tx, services, session, input)),
  ),

  route(calls.deleteQuestion, async ({ input, session, services }) => {
    const { container_id, content_id } = input;
    await services.db.inTransaction((tx) =>
      deleteQuestions(tx, session, { container_id, content_ids: [content_id] }),
    );
    return {};
  }),

  route(calls.deleteQuestions, async ({ input, session, services }) => ({
    deleted: await services.db.inTransaction((tx) => deleteQuestions(tx, session, input)),
  })),

  route(calls.moveQuestions, async ({ input, session, services: { db, clock } }) => ({
    moved: await db.inTransaction((tx) => moveQuestions(tx, clock, session, input)),
  })),

  route(calls.importQuestions, async ({ input, file, session, services, report }) => ({
    imported: await importQuestions(services, session, input.container_id, file, report),
  })),

  route(calls.downloadImportTemplate, ({ input }) => writeTemplate(input.content_type, input.format)),

  route(calls.exportQuestions, async ({ input, session, services }) => {
    const exported = await services.db.inReadTransaction((tx) => loadForExport(tx, session, input));
    return writeExport(exported, input.format);
  }),
];
