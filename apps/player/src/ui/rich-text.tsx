import { blankAttribute, blankClass, langAndDirOf } from '@takhti/domain';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { useTexts } from '../i18n/texts-context.tsx';
import { Maths } from './maths.tsx';
import './rich-text.css';

// The server lets no more than this into rich text; the player builds no more than this out of it.
const PLAIN: ReadonlySet<string> = new Set(
  'P STRONG EM U S SUB SUP UL OL LI BLOCKQUOTE H3 TABLE TBODY TR TH TD'.split(' '),
);

interface RichTextProps {
  readonly html: string;
  /** Inside a label there are only phrases: no link to press, no paragraph of its own. */
  readonly isPhrase?: boolean;
  /** Rendered in place of a blank with this number; a line to write on if left out. */
  readonly renderBlank?: RenderBlank;
}

export type RenderBlank = (number: number) => ReactNode;

/** Rich text as React elements, element by element from the list above; an unknown one keeps its words only. */
export function RichText({ html, isPhrase = false, renderBlank = lineToWriteOn }: RichTextProps): ReactNode {
  const { t, language } = useTexts();
  const { children, writing } = useMemo(() => {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    return {
      children: nodesOf(body, { isPhrase, image: t('image'), renderBlank }),
      // Content of one language may draw questions of another.
      writing: langAndDirOf(body.textContent ?? '', language),
    };
  }, [html, isPhrase, t, renderBlank, language]);
  return createElement(isPhrase ? 'span' : 'div', { className: 'rich', ...writing }, ...children);
}

interface Manner {
  readonly isPhrase: boolean;
  /** The name of a picture that has none. */
  readonly image: string;
  readonly renderBlank: RenderBlank;
}

function lineToWriteOn(): ReactNode {
  return '____';
}

function nodesOf(parent: Node, manner: Manner): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) =>
    node instanceof Element
      ? elementOf(node, index, manner)
      : node.nodeType === Node.TEXT_NODE
        ? node.textContent
        : null,
  );
}

function elementOf(element: Element, key: number, manner: Manner): ReactNode {
  const latex = element.getAttribute('data-latex');
  if (element.getAttribute('data-type') === 'inline-math' && latex !== null)
    return <Maths key={key} latex={latex} isPhrase={manner.isPhrase} />;
  if (element.classList.contains(blankClass)) {
    const number = Number(element.getAttribute(blankAttribute));
    return <Fragment key={key}>{manner.renderBlank(number)}</Fragment>;
  }
  if (element.tagName === 'BR') return <br key={key} />;
  if (element.tagName === 'IMG') return imageOf(element, key, manner);
  const children = nodesOf(element, manner);
  const href = element.getAttribute('href') ?? '';
  if (element.tagName === 'A' && !manner.isPhrase && /^https?:\/\//i.test(href)) {
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  if (!PLAIN.has(element.tagName)) return createElement('span', { key }, ...children);
  const tag =
    manner.isPhrase && !/^(STRONG|EM|U|S|SUB|SUP)$/.test(element.tagName)
      ? 'span'
      : element.tagName.toLowerCase();
  return createElement(
    tag,
    { key, ...(tag === 'span' ? { className: 'rich-line' } : {}), ...(isCell(tag) && spansOf(element)) },
    ...children,
  );
}

const isCell = (tag: string): boolean => tag === 'td' || tag === 'th';

function spansOf(cell: Element): { colSpan?: number; rowSpan?: number } {
  const span = (name: string): number => Number(cell.getAttribute(name)) || 1;
  const [colSpan, rowSpan] = [span('colspan'), span('rowspan')];
  return { ...(colSpan > 1 && { colSpan }), ...(rowSpan > 1 && { rowSpan }) };
}

function imageOf(element: Element, key: number, { image }: Manner): ReactNode {
  const source = element.getAttribute('src') ?? '';
  if (!/^(\/(?!\/)|https?:\/\/)/i.test(source)) return null;
  const alt = element.getAttribute('alt') ?? '';
  const size = (name: 'width' | 'height'): number | undefined =>
    Number(element.getAttribute(name)) || undefined;
  return (
    <img
      key={key}
      src={source}
      alt={alt === '' ? image : alt}
      width={size('width')}
      height={size('height')}
    />
  );
}
