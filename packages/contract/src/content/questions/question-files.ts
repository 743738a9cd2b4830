import { Id, limits, QuestionKindSchema, unnamedKind } from '@takhti/domain';
import { z } from 'zod';
import { call, injected } from '../../call.ts';
import { ImportFinding, ImportPreview } from '../../findings.ts';
import { editing } from '../editing.ts';
import { chosenIds } from './chosen.ts';
import { rangesForm } from './number-ranges.ts';

/** A report on the way of an import; `done` of `total` questions. */
export const ImportProgress = z.object({
  phase: z.enum(['reading', 'checking', 'saving']),
  done: z.int(),
  total: z.int(),
});
export type ImportProgress = z.infer<typeof ImportProgress>;

const ofQuestions = [
  {
    endings: ['csv', 'xlsx', 'json', 'txt', 'gift', 'xml', 'zip'],
    most_bytes: limits.import.bytes,
    too_large: 'request.too_large',
  },
] as const;
/** Files hold questions of one kind. */
const kindOfFile = QuestionKindSchema.optional().meta({
  description: 'The kind of the questions in the file; left out where there is only one, as in banks',
});
const chosenNumbers = z.string().max(60_000).regex(rangesForm).optional();

export const previewImport = call({
  path: 'editor/mcq/import/preview',
  summary: 'Look at the questions of a file, in whatever format, before any of them is written',
  can: 'container.edit',
  shows: ['questions'],
  request: () => z.object({ ...injected, container_id: Id, question_kind: kindOfFile }),
  reply: () => ImportPreview,
  problems: [...editing, 'questions.import_unreadable'],
  kind: 'progress',
  accepts: ofQuestions,
});

export const importQuestions = call({
  path: 'editor/mcq/import',
  summary: 'Add the questions of a file to a bank: all of them, or all that are chosen, or none',
  can: 'container.edit',
  changes: ['questions', 'container', 'history'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      question_kind: kindOfFile,
      take: chosenNumbers.meta({
        description: 'Numbers of the wanted questions, as `1-3,7`; left out for all',
      }),
      repair: chosenNumbers.meta({ description: 'Numbers of the questions to repair' }),
    }),
  reply: () =>
    z.object({
      imported: z.int(),
      history_id: Id.meta({ description: 'The entry of the history that can be undone' }),
    }),
  problems: [
    ...editing,
    'questions.import_refused',
    'questions.import_unreadable',
    'questions.bank_full',
    'uploads.no_room',
  ],
  kind: 'progress',
  accepts: ofQuestions,
});

export const downloadImportTemplate = call({
  path: 'editor/mcq/import/template',
  summary: 'An import file to fill in, with two sample questions',
  can: 'container.edit',
  shows: [],
  request: () =>
    z.object({
      ...injected,
      content_type: QuestionKindSchema.default(unnamedKind),
      format: z.enum(['csv', 'xlsx']),
    }),
  reply: () => z.unknown(),
  problems: [],
  kind: 'download',
});

/** The formats of other programs. */
export const exchangeFormats = ['aiken', 'gift', 'moodle', 'qti21', 'qti30'] as const;
export type ExchangeFormat = (typeof exchangeFormats)[number];

/** The formats that cannot carry all that a question holds: all but JSON. */
export const lossyFormats = ['csv', 'xlsx', ...exchangeFormats] as const;
export type LossyFormat = (typeof lossyFormats)[number];

const wantedIds = chosenIds.default([]).meta({ description: 'Ids of the chosen questions; empty for all' });

export const reportExport = call({
  path: 'export/mcq/losses',
  summary: 'What a format cannot carry of the questions of a bank',
  can: 'container.read',
  shows: ['questions'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      content_ids: wantedIds,
      question_kind: kindOfFile,
      format: z.enum(lossyFormats),
    }),
  reply: () =>
    z.object({
      losses: z.array(ImportFinding).meta({ description: 'The first ones, question by question' }),
      questions: z.int().meta({ description: 'How many questions lose something' }),
      left_out: z.int().meta({ description: 'How many of them do not come along at all' }),
    }),
  problems: ['container.not_found', 'account.forbidden', 'questions.not_found'],
  is_heavy: true,
});

export const exportQuestions = call({
  path: 'export/mcq',
  summary: 'The questions of a bank as a file that can be imported again, or as JSON',
  can: 'container.read',
  shows: ['questions'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      content_ids: wantedIds,
      question_kind: kindOfFile,
      format: z.enum(['csv', 'xlsx', 'json', ...exchangeFormats]),
    }),
  reply: () => z.unknown(),
  problems: ['container.not_found', 'account.forbidden', 'questions.not_found'],
  kind: 'download',
});
