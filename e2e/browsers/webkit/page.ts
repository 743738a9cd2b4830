import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { WebKit } from './driver.ts';

const patience = 20_000;
/** What WebDriver calls the reference of an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Element = Readonly<Record<typeof ELEMENT, string>>;

/** Something that is seen: of those that a selector finds, the first whose name or words are these. */
interface Seen {
  readonly css: string;
  readonly name?: string | RegExp;
}

/** A person at WebKit: looks until something is there, and presses and types where they see it. */
export interface Person {
  readonly goTo: (address: string) => Promise<void>;
  readonly sees: (css: string, name?: string | RegExp) => Promise<Element>;
  readonly seesNow: (css: string, name?: string | RegExp) => Promise<boolean>;
  readonly presses: (css: string, name?: string | RegExp, within?: number) => Promise<void>;
  readonly types: (css: string, text: string, name?: string | RegExp) => Promise<void>;
  /** Types wherever the focus is. */
  readonly keys: (text: string) => Promise<void>;
  readonly evaluates: <Value>(script: string, ...args: readonly unknown[]) => Promise<Value>;
  readonly waitsFor: (what: string, isThere: () => Promise<boolean>, within?: number) => Promise<void>;
  readonly takesPicture: (path: string) => Promise<void>;
}

export function personAt({ command }: WebKit): Person {
  const evaluates: Person['evaluates'] = (script, ...args) =>
    command('POST', 'execute/sync', { script, args });

  const find = (seen: Seen): Promise<Element | null> => {
    const { css, name } = seen;
    const wanted = name instanceof RegExp ? { source: name.source } : { text: name ?? null };
    return evaluates<Element | null>(finder, css, wanted);
  };

  async function waitsFor(what: string, isThere: () => Promise<boolean>, within = patience): Promise<void> {
    const deadline = performance.now() + within;
    let why = '';
    while (performance.now() < deadline) {
      try {
        if (await isThere()) return;
      } catch (error) {
        why = String(error);
      }
      await wait(100);
    }
    throw new Error(`WebKit never showed ${what} ${why}, but: ${await evaluates<string>(words)}`);
  }

  async function sees(css: string, name?: string | RegExp): Promise<Element> {
    let found: Element | null = null;
    await waitsFor(`${css} ${String(name ?? '')}`, async () => {
      found = await find({ css, ...(name !== undefined && { name }) });
      return found !== null;
    });
    return found as unknown as Element;
  }

  async function presses(css: string, name?: string | RegExp, within?: number): Promise<void> {
    // What moved away meanwhile, or lies under something that leaves, is looked for again.
    await waitsFor(
      `${css} ${String(name ?? '')} to press`,
      async () => {
        const element = await find({ css, ...(name !== undefined && { name }) });
        if (element === null) return false;
        await evaluates('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', element);
        await command('POST', `element/${element[ELEMENT]}/click`);
        return true;
      },
      within,
    );
  }

  const keys = async (text: string): Promise<void> => {
    const { [ELEMENT]: id } = await command<Element>('GET', 'element/active');
    await command('POST', `element/${id}/value`, { text });
  };

  return {
    goTo: (url) => command('POST', 'url', { url }),
    sees,
    seesNow: async (css, name) => (await find({ css, ...(name !== undefined && { name }) })) !== null,
    presses,
    async types(css, text, name) {
      await presses(css, name);
      await keys(text);
    },
    keys,
    evaluates,
    waitsFor,
    async takesPicture(path) {
      await writeFile(path, Buffer.from(await command<string>('GET', 'screenshot'), 'base64'));
    },
  };
}

const words = `return location.href + ' | ' + document.body.innerText.slice(0, 1500)`;

/** The first that is seen of what a selector finds, by its whole name or, for an expression, any part of it. */
const finder = `
  const [css, { text = null, source = null }] = arguments;
  const plain = (words) => (words ?? '').replace(/[\\u2066-\\u2069]/g, '').replace(/\\s+/g, ' ').replace(/ ?\\*$/, '').trim();
  const named = (element) => {
    const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    const label = element.labels?.[0]?.textContent;
    return [element.getAttribute('aria-label'), by.join(' '), label, element.textContent, element.placeholder].map(plain);
  };
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;
  const isWanted = (element) =>
    source !== null ? named(element).some((each) => new RegExp(source).test(each)) : text === null || named(element).includes(text);
  return [...document.querySelectorAll(css)].find((element) => isSeen(element) && isWanted(element)) ?? null;
`;
