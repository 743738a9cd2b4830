import { grantAiCredits, readAiCredits, readAiRun, saveAiSettings, startAiRun } from '@takhti/contract';
import type { GenerationRequest } from '@takhti/domain';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { startAiStandIn, type AiStandIn } from './ai-stand-in.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../index.ts';

/** What every test of generating asks for. */
export const request: GenerationRequest = {
  material: { from: 'topic', topic: 'The water cycle' },
  audience: 'Grade 4',
  count: 3,
  difficulty: 4,
  taxonomy: 'Understand',
  language: 'english',
  templates: [],
};

/** A question as a model writes it. */
export const element = (n: number) => ({
  question: `What do ${n} clouds bring?`,
  options: [`Rain ${n}`, 'Stones', 'Trees', 'Roads'],
  answer: `Rain ${n}`,
  feedback: 'Yes, clouds bring rain.',
  incorrect_feedback: 'Look up when it rains.',
});
export const three = [element(1), element(2), element(3)];

/** A text for reading as a model writes it, in Dari. */
export const dariText = {
  title: 'آب در طبیعت',
  paragraphs: ['باران از ابر می‌بارد.', 'آب به دریا می‌رود. آفتاب آن را گرم می‌کند.'],
};

/** The key of the institution's service. */
export const key = 'sk-the-key-of-the-school';

/** An institution of its own for each test, whose author and administrator have a service that says what it is told to say. */
export class AiSchool {
  server!: TestApp;
  service!: AiStandIn;
  admin!: TestPerson;
  author!: TestPerson;

  constructor() {
    beforeAll(async () => {
      [this.server, this.service] = [await makeTestApp(), await startAiStandIn()];
    });
    afterAll(async () => {
      await this.server.close();
      await this.service.close();
    });
    beforeEach(async () => {
      const { make } = this.server;
      const institution_id = await make.institution({ settings: { specs: { is_ai_enabled: 1 } } });
      this.admin = await make.person({ institution_id, roles: ['admin'] });
      this.author = await make.person({ institution_id });
      this.service.asked.length = 0;
    });
    afterEach(() => this.server.services.background.settled());
  }

  settings() {
    return { source: 'own' as const, address: this.service.address, model: 'stand-in' };
  }

  async setUp(credits = 3): Promise<void> {
    const admin = this.server.as(this.admin);
    await admin.ok(saveAiSettings, { settings: this.settings(), key, version: 0 });
    await admin.ok(grantAiCredits, { user_ids: [this.author.user_id], credits, reason: 'Term 1' });
  }

  async makeBank() {
    const { institution_id } = this.author;
    const skill = await this.server.make.skill({ institution_id, skill: 'How water goes round' });
    return this.server.make.container({ author: this.author, skill_id: skill.skill_id });
  }

  /** Asks for three questions for a container and waits until all have come. */
  async generate(container_id: string, over: object = {}) {
    await this.server.as(this.author).ok(startAiRun, { container_id, kind: 'mcqs', request, ...over });
    await this.server.services.background.settled();
    return this.read(container_id);
  }

  async read(container_id: string) {
    const { run, proposals } = await this.server.as(this.author).ok(readAiRun, { container_id });
    if (!run) throw new Error('no run');
    return { run, proposals, run_id: run.run_id, ids: proposals.map(({ proposal_id }) => proposal_id) };
  }

  async credits(): Promise<number> {
    return (await this.server.as(this.author).ok(readAiCredits, {})).credits;
  }

  /** Lets the service say the first two elements, and the others when `go` is called. */
  halfway(elements: readonly unknown[] = three): () => void {
    let go: () => void = () => {};
    const wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    this.service.answer({ kind: 'list', elements, wait });
    return go;
  }
}
