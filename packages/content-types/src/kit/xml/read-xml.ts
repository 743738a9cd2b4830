import { SaxesParser } from 'saxes';

/** An element of an XML file; names without their prefixes, which differ from program to program. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
  /** Its first line, from 1. */
  readonly line: number;
}

/** Why a file is not read, and at which line. */
export type XmlFault =
  | { readonly kind: 'doctype'; readonly line: number }
  | { readonly kind: 'deep'; readonly line: number }
  | { readonly kind: 'broken'; readonly line: number; readonly detail: string };

/** How many elements may be inside each other: far more than any question has. */
export const mostXmlLevels = 100;

class Stopped extends Error {
  readonly fault: XmlFault;

  constructor(fault: XmlFault) {
    super(fault.kind);
    this.fault = fault;
  }
}

interface Open {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
  readonly line: number;
}

/**
 * The root of an XML file. One that declares a document type or entities is not read at all: what they may do (unfold without end,
 * read other files) no question needs.
 */
export function readXml(text: string): XmlElement | XmlFault {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const open: Open[] = [];
  let root: XmlElement | undefined;
  const stop = (fault: XmlFault): never => {
    throw new Stopped(fault);
  };
  const words = (part: string): void => void open.at(-1)?.children.push(part);
  parser.on('doctype', () => stop({ kind: 'doctype', line: parser.line }));
  parser.on('error', ({ message }) =>
    stop({ kind: 'broken', line: parser.line, detail: message.replace(/^\d+:\d+: /, '') }),
  );
  parser.on('text', words);
  parser.on('cdata', words);
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= mostXmlLevels) stop({ kind: 'deep', line: parser.line });
    const own = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value] as const);
    open.push({
      name: withoutPrefix(name),
      attributes: Object.fromEntries(own),
      children: [],
      line: parser.line,
    });
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else root = element;
  });
  try {
    parser.write(text.replace(/^\uFEFF/, '')).close();
  } catch (error) {
    if (error instanceof Stopped) return error.fault;
    throw error;
  }
  return root ?? { kind: 'broken', line: 1, detail: 'there is no element' };
}

/** Whether reading failed, so that there is a reason and no root. */
export function isXmlFault(read: XmlElement | XmlFault): read is XmlFault {
  return 'kind' in read;
}

/** The elements of this name right below one. */
export function childrenOf(element: XmlElement | undefined, ...names: readonly string[]): XmlElement[] {
  return elementsIn(element).filter(({ name }) => names.includes(name));
}

/** The first element of this name right below one. */
export function childOf(
  element: XmlElement | undefined,
  ...names: readonly string[]
): XmlElement | undefined {
  return elementsIn(element).find(({ name }) => names.includes(name));
}

/** All elements right below one. */
export function elementsIn(element: XmlElement | undefined): XmlElement[] {
  return (element?.children ?? []).flatMap((child) => (typeof child === 'string' ? [] : [child]));
}

/** The words in an element and in all below it. */
export function wordsIn(element: XmlElement | undefined): string {
  return (element?.children ?? [])
    .map((child) => (typeof child === 'string' ? child : wordsIn(child)))
    .join('');
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
