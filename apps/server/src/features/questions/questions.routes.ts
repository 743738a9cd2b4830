import * as calls from '@takhti/contract';
import { Problem } from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import { deleteQuestions, moveQuestions } from './many/change-questions.ts';
import { duplicateQuestions } from './many/duplicate-questions.ts';
import { findInQuestions } from './many/replace/find-in-questions.ts';
import { replaceInQuestions } from './many/replace/replace-in-questions.ts';
import { undoInQuestions } from './many/undo/undo-in-questions.ts';
import { loadQuestion } from './load-bank.ts';
import { changeQuestions, orderQuestion } from './many/many-questions.ts';
import { deleteQuestionsOfSkill, moveQuestionsOfSkill } from './questions-of-skill.ts';
import { exportQuestions, writeTemplate } from './transfer/export-questions.ts';
import { admitImport, importQuestions } from './transfer/import-questions.ts';
import { previewImport } from './transfer/preview-import.ts';
import { reportExport } from './transfer/report-export.ts';
import { readPage, readQuestion } from './read-questions.ts';
import { saveQuestion } from './save-question.ts';

export const questionsRoutes: readonly Route[] = [
  route(calls.listQuestions, ({ input, session, services: { db } }) =>
    db.inReadTransaction((tx) => readPage(tx, session, input)),
  ),

  route(calls.openQuestion, ({ input, session, services: { db } }) =>
    db.inReadTransaction((tx) => readQuestion(tx, session, input.content_id)),
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

  route(calls.deleteLibraryQuestion, async ({ input: { content_id }, session, services }) => {
    await services.db.inTransaction(async (tx) => {
      const { bank } = await loadQuestion(tx, session, content_id);
      await deleteQuestions(tx, session, { container_id: bank.container_id, content_ids: [content_id] });
    });
    return {};
  }),

  route(calls.deleteQuestionsOfSkill, ({ input, session, services }) =>
    services.db.inTransaction((tx) => deleteQuestionsOfSkill(tx, session, input.skill_id)),
  ),

  route(calls.deleteQuestions, ({ input, session, services }) =>
    services.db.inTransaction((tx) => deleteQuestions(tx, session, input)),
  ),

  route(calls.moveQuestions, ({ input, session, services: { db, clock } }) =>
    db.inTransaction(async (tx) => {
      const { container_id, current_skill_id, skill_id } = input;
      if (container_id !== undefined)
        return { moved: await moveQuestions(tx, clock, session, { ...input, container_id }), kept: 0 };
      if (current_skill_id === undefined) throw new Problem('questions.not_found');
      return moveQuestionsOfSkill(tx, clock, session, { skill_id, current_skill_id });
    }),
  ),

  route(calls.changeQuestions, ({ input, session, services: { db, clock } }) =>
    db.inTransaction((tx) => changeQuestions(tx, clock, session, input)),
  ),

  route(calls.orderQuestion, ({ input, session, services: { db } }) =>
    db.inTransaction((tx) => orderQuestion(tx, session, input)),
  ),

  route(calls.findInQuestions, ({ input, session, services, fileWork }) =>
    findInQuestions(services, fileWork.work, session, input),
  ),

  route(calls.replaceInQuestions, ({ input, session, services, fileWork }) =>
    replaceInQuestions(services, fileWork.work, session, input),
  ),

  route(calls.undoInQuestions, ({ input, session, services: { db, clock }, fileWork: { work } }) =>
    work.runExclusively(() => db.inTransaction((tx) => undoInQuestions(tx, clock, session, input))),
  ),

  route(
    calls.previewImport,
    ({ input, file, session, services, fileWork, report }) =>
      previewImport(services, session, input, { file, ...fileWork, report }),
    ({ input, session, services }) => admitImport(services, session, input),
  ),

  route(
    calls.importQuestions,
    ({ input, file, session, services, fileWork, report }) =>
      importQuestions(services, session, input, { file, ...fileWork, report }),
    ({ input, session, services }) => admitImport(services, session, input),
  ),

  route(calls.downloadImportTemplate, ({ input, fileWork }) =>
    writeTemplate(fileWork, input.content_type, input.format),
  ),

  route(calls.duplicateQuestions, ({ input, session, services: { db, clock }, fileWork: { work } }) =>
    work.runExclusively(() => db.inTransaction((tx) => duplicateQuestions(tx, clock, session, input))),
  ),

  route(calls.reportExport, ({ input, session, services, fileWork }) =>
    reportExport(services, fileWork, session, input),
  ),

  route(calls.exportQuestions, ({ input, session, services, fileWork }) =>
    exportQuestions(services, fileWork, session, input),
  ),
];
