import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { aiLimits, generatedBodies, limits, type GeneratedTemplate } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import type { FieldProps } from './field-props.ts';
import classes from './generate.module.css';

/** The fields of a card beside its words, by the kind of round. */
const beside: Readonly<Record<GeneratedTemplate, 'match' | 'bin' | 'right' | null>> = {
  matching: 'match',
  matching_flip: 'match',
  sorting: null,
  sorting_vertical: null,
  order: null,
  non_overlapping_classification: 'bin',
  matching_drag_drop: 'bin',
  mcq: 'right',
  mcq_short: 'right',
  mcq_medium: 'right',
  mcq_two_option: 'right',
};

/** The cards of a round in fields, each with what it goes with. */
export function RoundFields({ body, written, change }: FieldProps) {
  const t = useText();
  const { template, cards } = generatedBodies.rounds.pick({ template: true, cards: true }).parse(body);
  const other = beside[template];
  const set = (at: number, by: Partial<(typeof cards)[number]>): void =>
    change({ cards: cards.map((card, place) => (place === at ? { ...card, ...by } : card)) });
  const looks = { maxLength: aiLimits.text, attributes: { input: written } };
  return (
    <fieldset className={classes.options}>
      <legend>{t('ai:round.cards')}</legend>
      {cards.map(numbered).map(({ card, at }) => (
        <div key={at} className={classes.cardRow}>
          {other === 'right' && (
            <Checkbox
              aria-label={t('ai:fields.is_right', { number: at + 1 })}
              checked={card.is_right}
              onChange={(event) => set(at, { is_right: event.currentTarget.checked })}
            />
          )}
          <TextInput
            className={classes.grow}
            aria-label={t('ai:round.card', { number: at + 1 })}
            value={card.text}
            onChange={(event) => set(at, { text: event.currentTarget.value })}
            {...looks}
          />
          {(other === 'match' || other === 'bin') && (
            <TextInput
              className={classes.grow}
              aria-label={t(`ai:round.${other}`, { number: at + 1 })}
              value={card.to}
              onChange={(event) => set(at, { to: event.currentTarget.value })}
              {...looks}
            />
          )}
          <ActionIcon
            variant="subtle"
            color="ink"
            size={36}
            aria-label={t('ai:round.remove', { number: at + 1 })}
            onClick={() => change({ cards: cards.toSpliced(at, 1) })}
          >
            <IconTrash size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden="true" />}
        disabled={cards.length >= limits.game.max_cards}
        onClick={() => change({ cards: [...cards, { text: '', to: '', is_right: false }] })}
      >
        {t('ai:round.add')}
      </Button>
    </fieldset>
  );
}

function numbered<Card>(card: Card, at: number): { card: Card; at: number } {
  return { card, at };
}
