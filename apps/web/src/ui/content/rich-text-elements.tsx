import { blankClass } from '@takhti/domain';
import { createElement, Fragment, type ReactNode } from 'react';
import { Formula } from './formula.tsx';

// The same elements and attributes that the server's sanitiser leaves. Elements are made one by one from a parsed, inert
// document, so what is not on the list cannot reach the page even if it reached the database.
const plain = new Set('p br strong em b i u s sub sup ul ol li blockquote h3'.split(' '));
const ofTables = new Set(['table', 'tbody', 'tr']);
const file = /^(\/files\/[0-9a-f-]{36}(\?[\w=&.%-]*)?|blob:[^"]+)$/;
const web = /^https?:\/\//i;

/** Rich text as React elements. */
export function drawRichText(html: string): ReactNode {
  if (!/[<&]/.test(html)) return html;
  return children(new DOMParser().parseFromString(html, 'text/html').body);
}

function children(parent: Node): ReactNode[] {
  return Array.from(parent.childNodes, keyed);
}

// The text is replaced as a whole, so the index is a stable key.
function keyed(node: Node, index: number): ReactNode {
  return <Fragment key={index}>{draw(node)}</Fragment>;
}

function spansOf(cell: Element): { colSpan?: number; rowSpan?: number } {
  const span = (name: string): number => Number(cell.getAttribute(name)) || 1;
  const [colSpan, rowSpan] = [span('colspan'), span('rowspan')];
  return { ...(colSpan > 1 && { colSpan }), ...(rowSpan > 1 && { rowSpan }) };
}

function draw(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (name === 'script' || name === 'style') return null;
  if (name === 'br') return <br />;
  if (plain.has(name)) return createElement(name, null, ...children(node));
  if (ofTables.has(name)) return createElement(name, null, ...Array.from(node.children, keyed));
  if (name === 'td' || name === 'th') return createElement(name, spansOf(node), ...children(node));
  if (name === 'span' && node.getAttribute('data-type') === 'inline-math') {
    return <Formula latex={node.getAttribute('data-latex') ?? ''} />;
  }
  // Its number is counted by the style, and read out as the words around it are.
  if (name === 'span' && node.classList.contains(blankClass)) return <span className={blankClass} />;
  if (name === 'img') return picture(node);
  if (name === 'a' && web.test(node.getAttribute('href') ?? '')) {
    return (
      <a href={node.getAttribute('href') ?? ''} target="_blank" rel="noopener noreferrer">
        {children(node)}
      </a>
    );
  }
  return children(node);
}

function picture(node: Element): ReactNode {
  const src = node.getAttribute('src') ?? '';
  if (!file.test(src)) return null;
  const size = (attribute: 'width' | 'height'): number | undefined =>
    Number(node.getAttribute(attribute)) || undefined;
  return <img src={src} alt={node.getAttribute('alt') ?? ''} width={size('width')} height={size('height')} />;
}
