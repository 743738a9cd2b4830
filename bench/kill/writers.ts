import { openConnection } from '../common/connection.ts';
import { id } from '../common/ids.ts';
import type { Developer } from '../common/people.ts';
import { bankDoc, draftBanksOf } from '../calls/content.ts';
import { question } from '../calls/scenarios.ts';
import { ask, Fault, Refused } from './ask.ts';

/** What a caller was told is kept, and so must be there after the server was killed. */
export interface Caller {
  readonly developer: Developer;
  /** The number that the last acknowledged save of the caller's bank carries in its title. */
  title: number;
  /** The number that the last acknowledged save of the caller's question carries in its text. */
  text: number;
  /** Acknowledged questions that the caller added since the server was started. */
  added: string[];
  acknowledged: number;
  /** Edits that the server said it failed at, as it must when its database is killed under it. */
  faults: number;
  /** How often the connection broke before there was an answer. */
  cut_off: number;
}

/** A developer who has edited nothing yet. */
export function callerOf(developer: Developer): Caller {
  return { developer, title: 0, text: 0, added: [], acknowledged: 0, faults: 0, cut_off: 0 };
}

interface Kept {
  readonly content_id: string;
  readonly title: string;
  readonly question: string;
  readonly version: number;
}

interface Own {
  readonly bank: string;
  readonly question: string;
}

function ownOf({ n }: Developer, containers: number): Own {
  const [bank = 0] = draftBanksOf(n, containers);
  return { bank: id('container', bank), question: id('question', bank * 16 + 1) };
}

/** Edits one thing after the other and counts what was acknowledged, until the server is gone or it `isOver`. */
export async function write(
  port: number,
  caller: Caller,
  containers: number,
  isOver: () => boolean = () => false,
): Promise<void> {
  const connection = await openConnection(port);
  const { developer } = caller;
  const own = ownOf(developer, containers);
  try {
    let { version: ofTitle } = await ask<Kept>(connection, developer, 'editor/content', {
      container_id: own.bank,
    });
    let { version: ofText } = await ask<Kept>(connection, developer, 'editor/question/open', {
      content_id: own.question,
    });
    while (!isOver()) {
      const title = { title: `Edit ${caller.title + 1}`, language: 'english', json_data: bankDoc };
      const save = { container_id: own.bank, version: ofTitle, ...title };
      ({ version: ofTitle } = await ask<Kept>(connection, developer, 'editor/generic/update', save));
      caller.title += 1;
      caller.acknowledged += 1;

      const text = question(`<p>Edit ${caller.text + 1}</p>`);
      const edit = { container_id: own.bank, content_id: own.question, version: ofText, ...text };
      ({ version: ofText } = await ask<Kept>(connection, developer, 'editor/question', edit));
      caller.text += 1;
      caller.acknowledged += 1;

      const more = question(
        `<p>Added at ${performance.timeOrigin + performance.now()} by ${developer.n}</p>`,
      );
      const { content_id } = await ask<Kept>(connection, developer, 'editor/question', {
        container_id: own.bank,
        ...more,
      });
      caller.added.push(content_id);
      caller.acknowledged += 1;
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    if (error instanceof Fault) caller.faults += 1;
    else caller.cut_off += 1;
    // Otherwise the connection broke: the server was killed, and what was on its way is not acknowledged.
  } finally {
    connection.close();
  }
}

/** How many of a caller's acknowledged edits are not there any more; the caller continues from what is there. */
export async function countMissing(port: number, caller: Caller, containers: number): Promise<number> {
  const connection = await openConnection(port);
  const { developer } = caller;
  const own = ownOf(developer, containers);
  const numberIn = (text: string): number => Number(/Edit (\d+)/.exec(text)?.[1] ?? 0);
  try {
    const container = await ask<Kept>(connection, developer, 'editor/content', { container_id: own.bank });
    const edited = await ask<Kept>(connection, developer, 'editor/question/open', {
      content_id: own.question,
    });
    let missing =
      Math.max(0, caller.title - numberIn(container.title)) +
      Math.max(0, caller.text - numberIn(edited.question));
    for (const content_id of caller.added)
      missing += await ask<Kept>(connection, developer, 'editor/question/open', { content_id }).then(
        () => 0,
        (error: unknown) => {
          if (error instanceof Refused) return 1;
          throw error;
        },
      );
    // An edit that was kept though its answer never arrived is where the caller continues.
    caller.title = numberIn(container.title);
    caller.text = numberIn(edited.question);
    caller.added = [];
    return missing;
  } finally {
    connection.close();
  }
}
