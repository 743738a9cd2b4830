import { suggestAssessment, updateAssessment } from '@takhti/contract';
import { assessmentModel } from '@takhti/content-types/assessments';
import { containerRefusal, type SavedMeanwhile, type Saving } from '../../features/container-page/index.ts';
import { readInShape, shapeOf } from '../../features/editor/index.ts';
import { formOf, requestOf, type AssessmentForm, type OpenedAssessment } from './assessment-form.ts';

/** How an assessment is saved; what the server answers is what everybody on the page continues with. */
export function savingOf(container: OpenedAssessment): Saving<AssessmentForm> {
  const { container_id } = container;
  return {
    async save(send, form, version) {
      const request = requestOf(form, container);
      const saved = await send(updateAssessment, { container_id, version, ...request });
      return { doc: formOf(saved), version: saved.version };
    },
    suggest(send, { title, language, ...json_data }, version) {
      return send(suggestAssessment, { container_id, version, title, language, json_data });
    },
    readDraft: readInShape(
      (kept) => shapeOf(kept) === shapeOf(container.json_data),
      (kept) => formOfSaved({ ...container, ...kept, json_data: kept }),
    ),
    refusal: (problem) => containerRefusal(problem, formOfSaved),
  };
}

function formOfSaved({ title, language, json_data }: SavedMeanwhile): AssessmentForm | null {
  const reading = assessmentModel.read(json_data);
  return reading.ok ? formOf({ title, language, json_data: reading.doc }) : null;
}
