import type { Language } from '@takhti/domain';
import { useMemo } from 'react';
import classes from './content-text.module.css';
import { drawRichText } from './rich-text-elements.tsx';
import { langAndDirOfHtml } from './lang-and-dir.ts';

interface ContentTextProps {
  readonly html: string;
  /** The language that the content is written in, regardless of the interface's. */
  readonly language: Language;
  /** In one line, as lists show it: without pictures and breaks. */
  readonly isInline?: boolean;
  readonly className?: string;
}

/** Rich text of a content item, in the direction and the face of its own letters. */
export function ContentText({ html, language, isInline = false, className }: ContentTextProps) {
  const elements = useMemo(() => drawRichText(html), [html]);
  const langAndDir = useMemo(() => langAndDirOfHtml(html, language), [html, language]);
  const Tag = isInline ? 'span' : 'div';
  return (
    <Tag
      {...langAndDir}
      className={[classes.text, isInline ? classes.inline : '', className ?? ''].join(' ')}
    >
      {elements}
    </Tag>
  );
}
