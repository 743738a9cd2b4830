import { IconCheck } from '@tabler/icons-react';
import { generatedBodies, type AiProposal, type GeneratedBody } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { ArticleText } from './article-text.tsx';
import classes from './generate.module.css';
import { RoundText } from './round-text.tsx';

/** The plain text of a proposal. */
export function ProposalText({ proposal: { kind, body } }: { proposal: AiProposal }) {
  switch (kind) {
    case 'mcqs':
      return <Choice body={generatedBodies.mcqs.parse(body)} />;
    case 'blanks':
      return <Blanks body={generatedBodies.blanks.parse(body)} />;
    case 'rounds':
      return <RoundText body={generatedBodies.rounds.parse(body)} />;
    case 'article':
      return <ArticleText body={generatedBodies.article.parse(body)} />;
    case 'matching':
    case 'sorting':
    case 'draganddrop':
    case 'crossword':
      return <p className={classes.stem}>{Object.values(body).join(' – ')}</p>;
    default:
      return kind satisfies never;
  }
}

function Choice({ body }: { body: GeneratedBody<'mcqs'> }) {
  const t = useText();
  return (
    <>
      <p className={classes.stem}>{body.question}</p>
      <ul className={classes.options}>
        {body.options
          .map((text, at) => ({ text, at }))
          .map(({ text, at }) => (
            <li key={at} data-right={at === body.correct || undefined}>
              <span className={classes.mark}>
                {at === body.correct && (
                  <>
                    <IconCheck size={16} stroke={2.4} aria-hidden="true" />
                    <span className="visually-hidden">{t('questions:correct_answer')}</span>
                  </>
                )}
              </span>
              {text}
            </li>
          ))}
      </ul>
      <Feedback body={body} />
    </>
  );
}

function Blanks({ body }: { body: GeneratedBody<'blanks'> }) {
  return (
    <>
      <p className={classes.stem}>{body.question}</p>
      <ol className={classes.feedback}>
        {body.answers
          .map((accepted, at) => ({ accepted, at }))
          .map(({ accepted, at }) => (
            <li key={at}>{accepted.join(' / ')}</li>
          ))}
      </ol>
      <Feedback body={body} />
    </>
  );
}

function Feedback({ body }: { body: Pick<GeneratedBody<'mcqs'>, 'feedback' | 'incorrect_feedback'> }) {
  return (
    <>
      {body.feedback !== '' && <p className={classes.feedback}>✓ {body.feedback}</p>}
      {body.incorrect_feedback !== '' && <p className={classes.feedback}>✗ {body.incorrect_feedback}</p>}
    </>
  );
}
