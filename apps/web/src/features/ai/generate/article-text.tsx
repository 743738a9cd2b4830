import { Textarea, TextInput } from '@mantine/core';
import { aiLimits, generatedBodies, limits, type GeneratedBody } from '@takhti/domain';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import type { FieldProps } from './field-props.ts';
import classes from './generate.module.css';

/** A text for reading, as plain words. */
export function ArticleText({ body: { title, paragraphs } }: { readonly body: GeneratedBody<'article'> }) {
  return (
    <div className={classes.article}>
      <h3>{title}</h3>
      {paragraphs.map(numbered).map(({ text, at }) => (
        <p key={at}>{text}</p>
      ))}
    </div>
  );
}

/** A text for reading in fields: its title, and its paragraphs with an empty line between them. */
export function ArticleFields({ body, written, change }: FieldProps) {
  const t = useText();
  const { title, paragraphs } = generatedBodies.article.parse(body);
  // As it is typed: a line that is empty yet is the beginning of a paragraph.
  const [typed, setTyped] = useState(paragraphs.join('\n\n'));
  const input = { input: written };
  return (
    <>
      <TextInput
        label={t('ai:fields.title')}
        maxLength={limits.title.max}
        value={title}
        onChange={(event) => change({ title: event.currentTarget.value })}
        attributes={input}
      />
      <Textarea
        label={t('ai:fields.text')}
        description={t('ai:article.paragraphs_hint')}
        autosize
        minRows={8}
        maxRows={24}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          change({ paragraphs: paragraphsIn(value) });
        }}
        attributes={input}
      />
    </>
  );
}

// A text that is too long for a paragraph continues in the next.
function paragraphsIn(text: string): string[] {
  return text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim().match(longest) ?? []);
}

const longest = new RegExp(`[^]{1,${aiLimits.paragraphs.text}}`, 'g');

// They have nothing but their place to be known by.
function numbered(text: string, at: number): { text: string; at: number } {
  return { text, at };
}
