import { contentTypeModels, type AnyContentTypeModel, type AuthoredType } from '@takhti/content-types';
import { Problem } from '@takhti/contract';
import { contentTypes, type ContentType } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { playKinds, serverTypeOf } from './registry.ts';

const authored = Object.keys(contentTypeModels) as AuthoredType[];

describe.each(authored)('content type %s', (content_type) => {
  const [model, type] = [contentTypeModels[content_type], serverTypeOf(content_type)];

  test('brings points where its attempts have a result, and nowhere else', () => {
    expect(contentTypes[content_type].is_scored).toBe(type.use.how === 'attempted');
  });

  test('is told to record stores where it is attempted, and nowhere else', () => {
    expect(contentTypes[content_type].activity !== null).toBe(type.use.how === 'attempted');
  });

  test('counts answers where attempts show published questions, and nowhere else', () => {
    const shows = type.use.how === 'attempted' && playKinds[type.use.kind].shows_questions;
    expect(contentTypes[content_type].counts_answers).toBe(shows);
  });

  test('draws from skills by its document and by the condition on its rows, or by neither', () => {
    expect(type.drawsFrom !== null).toBe(model.draws);
  });
});

test('types that draw questions are approved after the types with the questions', () => {
  const models = Object.values<AnyContentTypeModel>(contentTypeModels);
  const orders = (some: readonly AnyContentTypeModel[]) => some.map((model) => model.approval_order);
  const giving = models.filter((model) => model.gives_questions);
  const drawing = models.filter((model) => model.draws);
  expect(Math.max(...orders(giving))).toBeLessThan(Math.min(...orders(drawing)));
});

test.each(Object.entries(playKinds))('the way of playing %s stands under its own name', (name, kind) => {
  expect(kind.name).toBe(name);
  expect(kind.state.openKept({ ...kind.newState })).toEqual(kind.newState);
});

test('a type that nothing can be made of is refused, not taken for another', () => {
  // Rows of a database outlive the code that wrote them.
  const name = 'of_another_time' as ContentType;
  expect(() => serverTypeOf(name)).toThrow(new Problem('container.type_not_available'));
});
