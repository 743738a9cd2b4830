import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { Placeholder } from '@tiptap/extension-placeholder';
import { StarterKit } from '@tiptap/starter-kit';
import { BlankNode } from './blanks/blank-node.ts';
import { ownPictures } from './entering/foreign-pictures.ts';
import { MathNode } from './math-node.tsx';
import type { BlankKeeper } from './rich-text-props.ts';
import { Subscript, Superscript } from './nodes/script-marks.ts';
import { tableNodes } from './nodes/tables.ts';

// What our server keeps of rich text, written the way it writes it. Undo belongs to the document, so there is no history
// here; nor do signs turn into formatting while one types, for `>` and `*` are what questions are about.
const words = StarterKit.configure({
  undoRedo: false,
  trailingNode: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  link: false,
  heading: { levels: [3] },
  dropcursor: { color: 'var(--mantine-color-accent-7)', width: 2 },
});

const WebLink = Link.extend({
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    { href: String(HTMLAttributes['href'] ?? ''), rel: 'noopener noreferrer', target: '_blank' },
    0,
  ],
}).configure({
  openOnClick: false,
  autolink: false,
  linkOnPaste: true,
  defaultProtocol: 'https',
  protocols: ['http', 'https'],
  isAllowedUri: (url) => /^https?:\/\//i.test(url),
});

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

const Picture = Image.extend({
  parseHTML: () => [{ tag: ownPictures }],
  addAttributes: () => ({
    src: attribute('src'),
    alt: { ...attribute('alt'), default: '' },
    width: attribute('width'),
    height: attribute('height'),
  }),
}).configure({ inline: true });

interface ExtensionOptions {
  readonly placeholder: string;
  readonly onEditMaths: () => void;
  /** Left out for fields in which nothing can be made a blank. */
  readonly blanks: BlankKeeper | undefined;
}

/** The extensions of a rich text field. */
export function makeExtensions({ placeholder, onEditMaths, blanks }: ExtensionOptions): Extensions {
  return [
    words,
    WebLink,
    Picture,
    Subscript,
    Superscript,
    MathNode.configure({ onEdit: onEditMaths }),
    Placeholder.configure({ placeholder }),
    // Short texts too: a table that was pasted or imported would fall apart.
    ...tableNodes,
    ...(blanks ? [BlankNode.configure({ keeper: blanks })] : []),
  ];
}
