import { localeOf, type Language } from '@takhti/domain';
import { paperWords, Sheet } from '../../../features/paper/index.ts';
import { formatOf } from '../../../i18n/format.ts';
import { ContentText, langAndDirOfHtml } from '../../../ui/index.ts';
import type { PaperVariant } from './paper-variants.ts';
import classes from './paper.module.css';

interface PaperSheetProps {
  readonly variant: PaperVariant;
  readonly title: string;
  readonly language: Language;
  readonly columns: 1 | 2;
  /** Whether there are others, so that it needs a name. */
  readonly isNamed: boolean;
}

/** A paper for learners: where to write their name, and the questions. */
export function PaperSheet({ variant, title, language, columns, isNamed }: PaperSheetProps) {
  const words = paperWords[language];
  const format = formatOf(localeOf(language));
  return (
    <Sheet
      title={isNamed ? format.facts([title, `${words.variant} ${variant.name}`]) : title}
      language={language}
      isForLearners
    >
      <ol className={classes.questions} data-columns={columns}>
        {variant.questions.map(({ id, html, options }, at) => (
          <li key={id} className={classes.question} dir={langAndDirOfHtml(html, language).dir}>
            <span className={classes.number}>{format.number(at + 1)}.</span>
            <div className={classes.body}>
              <ContentText html={html} language={language} className={classes.text ?? ''} />
              {options.length > 0 && (
                <ul className={classes.options}>
                  {options.map((option) => (
                    <li key={option.letter} className={classes.option}>
                      <span className={classes.letter}>{option.letter})</span>
                      <ContentText
                        html={option.html}
                        language={language}
                        className={classes.optionText ?? ''}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

interface KeysProps {
  readonly variants: readonly PaperVariant[];
  readonly title: string;
  readonly language: Language;
}

/** The key of each variant, on a page of its own for marking. */
export function PaperKeys({ variants, title, language }: KeysProps) {
  const words = paperWords[language];
  const format = formatOf(localeOf(language));
  return (
    <Sheet title={`${words.key}: ${title}`} language={language}>
      {variants.map(({ name, questions }) => (
        <section key={name} className={classes.key}>
          {variants.length > 1 && (
            <h3 className={classes.name}>
              {words.variant} {name}
            </h3>
          )}
          <ol
            className={classes.answers}
            data-written={questions.some(({ options }) => options.length === 0) || undefined}
          >
            {questions.map(({ id, key }, at) => (
              <li key={id}>
                <span className={classes.number}>{format.number(at + 1)}.</span>
                <bdi>{format.facts(key)}</bdi>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Sheet>
  );
}
