import { competitionModel } from '@takhti/content-types/files';
import { gameModels } from '@takhti/content-types/rounds';
import {
  approve,
  createContainer,
  openAssessment,
  openContainer,
  saveQuestion,
  sendComment,
  updateAssessment,
  updateContainer,
  updateStatus,
  uploadFile,
} from '@takhti/contract';
import { type ContentType, type GatheredItem, type QuestionDoc } from '@takhti/domain';
import { gameDocument, picturesOf } from './games/game-document.ts';
import { pictureFile } from './games/pictures.ts';
import type { Staffed } from './institutions.ts';
import type { DemoBankGame } from './material/games/on-banks.ts';
import type {
  DemoArticle,
  DemoAssessment,
  DemoBank,
  DemoBlanksBank,
  DemoCompetition,
  DemoDocument,
  DemoFiles,
  DemoGame,
  DemoPicture,
  DemoPlan,
} from './material/types.ts';
import type { Perform } from './perform.ts';
import { articleDoc, blanksDoc, optionsDoc } from './questions.ts';

type Work =
  | DemoArticle
  | DemoBank
  | DemoBlanksBank
  | DemoAssessment
  | DemoGame
  | DemoDocument
  | DemoFiles
  | DemoPlan
  | DemoCompetition;

const reviewers = ['reviewer1', 'reviewer2', 'final'] as const;

/** Writes demo works as their authors, and takes them through the review as their reviewers. */
export function makeWriter(perform: Perform, { sessions, skill_ids }: Staffed) {
  const sessionOf = (login: string): string => {
    const session_id = sessions.get(login);
    if (!session_id) throw new Error(`no demo login ${login}`);
    return session_id;
  };

  const written = new Map<string, GatheredItem>();

  async function create(work: Work, content_type: ContentType): Promise<string> {
    const skill_id = skill_ids.get(work.skill_code);
    if (!skill_id) throw new Error(`no demo skill ${work.skill_code}`);
    const { title, language } = work;
    const made = await perform(sessionOf(work.author), createContainer, {
      content_type,
      title,
      language,
      skill_id,
    });
    written.set(work.key, { content_id: made.content_id, content_type, title });
    return made.container_id;
  }

  async function writeBank(bank: DemoBank): Promise<void> {
    const docs = bank.questions.map((question) => optionsDoc(bank, question));
    await writeQuestions(bank, 'mcq', docs);
  }

  async function writeBankGame(game: DemoBankGame): Promise<void> {
    const docs = game.questions.map((question) => optionsDoc(game, question));
    await writeQuestions(game, game.content_type, docs);
  }

  async function writeBlanksBank(bank: DemoBlanksBank): Promise<void> {
    const docs = bank.questions.map((question) => blanksDoc(bank, question));
    await writeQuestions(bank, 'fill_in_the_blank', docs);
  }

  async function writeArticle(article: DemoArticle): Promise<void> {
    const container_id = await create(article, 'article');
    await save(article, container_id, articleDoc(article));
    const docs = [
      ...article.choices.map((question) => optionsDoc(article, question)),
      ...article.blanks.map((question) => blanksDoc(article, question)),
    ];
    await addQuestions(article, container_id, docs);
  }

  async function writeQuestions(
    bank: Work,
    content_type: ContentType,
    docs: readonly QuestionDoc[],
  ): Promise<void> {
    await addQuestions(bank, await create(bank, content_type), docs);
  }

  async function addQuestions(work: Work, container_id: string, docs: readonly QuestionDoc[]): Promise<void> {
    for (const doc of docs) await perform(sessionOf(work.author), saveQuestion, { ...doc, container_id });
    await takeThroughReview(work, container_id);
  }

  async function writeAssessment(work: DemoAssessment): Promise<void> {
    const container_id = await create(work, 'assessment');
    const author = sessionOf(work.author);
    const opened = await perform(author, openAssessment, { container_id });
    const json_data = {
      ...opened.json_data,
      skills: opened.json_data.skills.map((skill) => ({ ...skill, show_questions: work.show_questions })),
      show_questions: work.show_questions,
      is_show_questions_changed: 1 as const,
      is_question_randomization: flag(work.is_question_randomization),
      is_question_skill_randomization: flag(work.is_question_randomization),
      is_option_randomization: flag(work.is_option_randomization),
      is_feedback_hidden: flag(work.is_feedback_hidden),
      timer: work.timer,
    };
    const { title, language } = work;
    await perform(author, updateAssessment, {
      container_id,
      title,
      language,
      json_data,
      version: opened.version,
    });
    await takeThroughReview(work, container_id);
  }

  async function writeGame(game: DemoGame): Promise<void> {
    const container_id = await create(game, game.content_type);
    const author = sessionOf(game.author);
    const addresses = new Map<DemoPicture, string>();
    for (const picture of picturesOf(game)) {
      const file = { file_name: `${picture}.png`, body: await pictureFile(picture) };
      const { file_path } = await perform(author, uploadFile, { container_id }, file);
      addresses.set(picture, file_path);
    }
    const { json_data } = await perform(author, openContainer, { container_id });
    const started = gameModels[game.content_type].open(json_data);
    await save(
      game,
      container_id,
      gameDocument(started, game, (picture) => addresses.get(picture) ?? ''),
    );
    await takeThroughReview(game, container_id);
  }

  async function writeDocument(work: DemoDocument): Promise<void> {
    const container_id = await create(work, work.content_type);
    await save(work, container_id, work.json_data);
    await takeThroughReview(work, container_id);
  }

  async function writeFiles(work: DemoFiles): Promise<void> {
    const container_id = await create(work, work.content_type);
    const stored = [];
    for (const { file_name, body } of work.files) {
      const file = { file_name, body: await body() };
      const kept = await perform(sessionOf(work.author), uploadFile, { container_id }, file);
      stored.push({ path: kept.file_path, name: kept.file_name, bytes: kept.bytes });
    }
    await save(work, container_id, work.docOf(stored));
    await takeThroughReview(work, container_id);
  }

  // Works that gather others come after them: their ids are known by then.
  function itemOf(key: string): GatheredItem {
    const item = written.get(key);
    if (!item) throw new Error(`no demo work ${key} before what gathers it`);
    return item;
  }

  async function writePlan(work: DemoPlan): Promise<void> {
    const container_id = await create(work, 'lesson_plan');
    const topics = work.topics.map(({ title, lessons }, topic) => ({
      id: `t${topic + 1}`,
      title,
      is_premium: 0,
      lessons: lessons.map((lesson, at) => ({
        ...lesson,
        id: `t${topic + 1}-l${at + 1}`,
        is_premium: 0,
        items: lesson.items.map(itemOf),
      })),
    }));
    await save(work, container_id, { schema_version: 1, description: work.description, topics });
    await takeThroughReview(work, container_id);
  }

  async function writeCompetition(work: DemoCompetition): Promise<void> {
    const container_id = await create(work, 'competition');
    const levels = work.levels.map(({ level_grade, items }) => ({
      level_grade,
      lessons_ids: items.map((key) => itemOf(key).content_id),
    }));
    await save(work, container_id, {
      ...competitionModel.defaults({
        language: work.language,
        skill_id: '',
        subject: '',
        total_questions: 0,
      }),
      ...work.settings,
      description: work.description,
      levels,
      lessons: work.levels.flatMap(({ items }) => items.map(itemOf)),
    });
    await takeThroughReview(work, container_id);
  }

  async function save({ author, title, language }: Work, container_id: string, doc: object): Promise<void> {
    const session = sessionOf(author);
    const { version } = await perform(session, openContainer, { container_id });
    const json_data = JSON.stringify(doc);
    await perform(session, updateContainer, { container_id, title, language, json_data, version });
  }

  async function takeThroughReview(work: Work, container_id: string): Promise<void> {
    if (work.status === 'd') return;
    await move(work.author, container_id, 'w');
    const isDone = work.status === 'a' || work.status === 'published';
    const level = isDone ? reviewers.length + 1 : (work.waiting_level ?? 1);
    for (const reviewer of reviewers.slice(0, level - 1)) {
      const { version } = await move(reviewer, container_id, 'r');
      await perform(sessionOf(reviewer), approve, { container_id, version });
    }
    const reviewer = reviewers[level - 1];
    if (!reviewer || work.status === 'w') return;
    const { users_content_id } = await move(reviewer, container_id, 'r');
    if (work.status === 's') await move(reviewer, container_id, 's', work.comment);
    else if (work.comment)
      await perform(sessionOf(reviewer), sendComment, { users_content_id, comments: work.comment });
  }

  async function move(login: string, container_id: string, content_status: 'w' | 'r' | 's', comments = '') {
    const { version } = await perform(sessionOf(login), openContainer, { container_id });
    return perform(sessionOf(login), updateStatus, { container_id, content_status, version, comments });
  }

  return {
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
  };
}

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
