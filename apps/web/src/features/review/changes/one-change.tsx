import { Badge, Button, Text } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import type { ChangeRequest, RequestInput, settleChanges } from '@takhti/contract';
import { skillOfQuestion, wholeQuestion, type KeptText, type OpenedContainer } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { FactDivider, RelativeTime } from '../../../ui/index.ts';
import { webTypeOf } from '../../../types/registry.ts';
import type { FieldWords } from '../../editor/index.ts';
import { ChangeHead } from '../diff/change-head.tsx';
import classes from '../diff/diff.module.css';
import { FieldDiff } from '../diff/field-diff.tsx';
import { useQuestionWords } from '../words/question-words.tsx';
import { kindOfWhole, WholeQuestion } from './whole-question.tsx';

interface OneChangeProps {
  readonly change: ChangeRequest;
  readonly container: OpenedContainer;
  readonly ofContainer: FieldWords;
  readonly canSettle: boolean;
  readonly isBusy: boolean;
  readonly onDecide: (decided: RequestInput<typeof settleChanges>['changes'][number]) => void;
  readonly onLeave: () => void;
}

/** One field that a reviewer changed or suggests, a part of the document, or a whole question that they added or deleted: old, new, by whom, and what the author makes of it. */
export function OneChange(props: OneChangeProps) {
  const { change, container, ofContainer, canSettle, onLeave } = props;
  const t = useText();
  const type = webTypeOf(container.content_type);
  const ofQuestion = useQuestionWords(type?.questions ?? [], change.language);
  const { content_id, field, before, after, current, standing, kind } = change;
  const words = content_id === null || field === skillOfQuestion ? ofContainer : ofQuestion;
  const isWhole = field === wholeQuestion;
  const isPart = type?.parts?.kindOf(field) === 'part';
  return (
    <li className={classes.change}>
      {!isPart && (
        <ChangeHead
          of={change}
          kind={isWhole ? kindOfWhole(change) : 'changed'}
          container={container}
          onLeave={onLeave}
        />
      )}
      <Text size="xs" c="dimmed" component="div">
        {!isWhole && (
          <Badge size="sm" tt="none" variant="light" color={kind === 'suggested' ? 'sky' : 'saffron'} me={6}>
            {t(`review:changes.kinds.${kind}`)}
          </Badge>
        )}
        <bdi>{change.full_name}</bdi>
        <FactDivider />
        <RelativeTime instant={change.made_on} />
      </Text>
      {standing === 'moved_on' && (
        <Text size="sm" c="saffron.8">
          {t('review:changes.moved_on')}
        </Text>
      )}
      {standing === 'gone' && (
        <Text size="sm" c="dimmed">
          {t('review:changes.gone')}
        </Text>
      )}
      {isWhole ? (
        <WholeQuestion change={change} />
      ) : (
        <FieldDiff
          change={{ field, before, after }}
          container={container}
          words={words}
          language={change.language}
          current={standing === 'moved_on' ? { value: current } : undefined}
        />
      )}
      {canSettle && <Decisions {...props} />}
    </li>
  );
}

function Decisions({ change, isBusy, onDecide }: OneChangeProps) {
  const t = useText();
  const { change_id, field, standing, version } = change;
  const isWhole = field === wholeQuestion;
  if (standing === 'moved_on' && version !== null) {
    const keep = (kept: KeptText) =>
      onDecide({ change_id, decision: kept === 'after' ? 'accepted' : 'rejected', keep: kept, version });
    return (
      <div className={classes.buttons}>
        {(['before', 'after', 'current'] as const).map((kept) => (
          <Button key={kept} size="compact-sm" variant="default" disabled={isBusy} onClick={() => keep(kept)}>
            {t(`review:changes.keep.${isWhole && change[kept] === null ? 'none' : kept}`)}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <div className={classes.buttons}>
      <Button
        size="compact-sm"
        variant="light"
        disabled={isBusy}
        leftSection={<IconCheck size={16} aria-hidden="true" />}
        onClick={() => onDecide({ change_id, decision: 'accepted' })}
      >
        {t('review:changes.accept')}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        disabled={isBusy}
        leftSection={<IconX size={16} aria-hidden="true" />}
        onClick={() => onDecide({ change_id, decision: 'rejected' })}
      >
        {t('review:changes.reject')}
      </Button>
    </div>
  );
}
