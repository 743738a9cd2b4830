import { Card, Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { limitRowOf, templateLimits, templates } from '@takhti/content-types/rounds';
import { memo, useId, useMemo, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { FieldError, findingsAt } from '../../../features/editor/index.ts';
import { AudioField, ImageField } from '../../../features/media/index.ts';
import classes from '../game.module.css';
import { editRound } from './edit-round.ts';
import { HeadText } from './head-text.tsx';
import { isSameHead } from './is-same-head.ts';
import { usesOptionalFields } from './uses-optional-fields.ts';
import { MoreFields } from './more-fields.tsx';
import type { RoundProps } from './round-props.ts';

/** What a round asks, in words, picture and sound, and the hint to it. */
export const RoundHead = memo(function RoundHead({ editor, at, round, container_id }: RoundProps) {
  const t = useText();
  const id = useId();
  const { template_type, qContent, questionId } = round;
  const { isReadOnly } = editor;
  const limits = templateLimits[limitRowOf(round)];
  const isHintPicture = limits.hint !== undefined;
  const wanted = limits.hint?.image ?? limits.stem?.image;
  const [isMore, setMore] = useState(() => usesOptionalFields(round));
  // Readers are not shown a way to what nobody used.
  const hasMore = !isReadOnly || usesOptionalFields(round);
  const path = ['questionData', at, 'qContent'];
  const onPicture = [...path, 'image'];
  const onAlt = findingsAt(editor.findings, [...path, 'imageAlt']);
  const text = { editor, at, round };

  const { edit } = editor;
  const write = useMemo(() => {
    const setContent = (change: Partial<typeof qContent>): void =>
      editRound({ edit }, questionId, (draft) => Object.assign(draft.qContent, change));
    return {
      image: (image: string) => setContent({ image }),
      alt: (imageAlt: string) => setContent({ imageAlt }),
      audio: (audio: string) => setContent({ audio }),
    };
  }, [edit, questionId]);

  return (
    <Card
      withBorder
      radius="lg"
      padding="lg"
      component="section"
      className={classes.card}
      aria-label={t('games:head.title')}
    >
      <div className={classes.fields}>
        <HeadText {...text} field="question" rows={2} chars={limits.stem?.chars} />
        <div className={classes.media}>
          {(!isReadOnly || qContent.image !== '') && (
            <div>
              <ImageField
                container_id={container_id}
                label={t(isHintPicture ? 'games:head.hint_image' : 'games:head.image')}
                path={onPicture}
                value={qContent.image}
                alt={qContent.imageAlt}
                altPath={[...path, 'imageAlt']}
                onChange={write.image}
                onAltChange={write.alt}
                {...(wanted && { wanted })}
                isReadOnly={editor.isReadOnly}
              />
              <FieldError path={[...path, 'imageAlt']} findings={onAlt} />
            </div>
          )}
          {(!isReadOnly || qContent.audio !== '') && (
            <AudioField
              container_id={container_id}
              label={t('games:head.audio')}
              path={[...path, 'audio']}
              value={qContent.audio}
              onChange={write.audio}
              isReadOnly={isReadOnly}
            />
          )}
        </div>
        <HeadText {...text} field="hint" rows={1} chars={limits.hint?.chars} />
        <HeadText {...text} field="instruction" rows={1} />
        {templates[template_type].hasOptions && (
          <div className={classes.pair}>
            <HeadText {...text} field="CorrectFeedback" rows={1} />
            <HeadText {...text} field="IncorrectFeedback" rows={1} />
          </div>
        )}
      </div>
      {hasMore && (
        <UnstyledButton
          className={classes.more}
          aria-expanded={isMore}
          aria-controls={id}
          onClick={() => setMore(!isMore)}
        >
          <IconChevronDown
            size={18}
            className={classes.chevron}
            data-open={isMore || undefined}
            aria-hidden="true"
          />
          {t('games:head.more')}
        </UnstyledButton>
      )}
      <Collapse expanded={isMore} id={id}>
        <MoreFields {...text} />
      </Collapse>
    </Card>
  );
}, isSameHead);
